import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import type { WeddingForm } from './wedding-form.ts';

const t = textsOf<typeof ja>();

/** The fields of the wedding forms in form order, each with its label, for the summary of errors. */
export function weddingLabels() {
  return {
    hallId: t('wedding.field.hall'),
    reservationId: t('wedding.field.reservationId'),
    dateTime: t('wedding.field.dateTime'),
    numOfAttendeesDiv: t('wedding.field.band'),
    key: t('wedding.field.key'),
    email: t('wedding.field.email'),
    language: t('wedding.field.language'),
  } as const satisfies Partial<Record<keyof WeddingForm, string>>;
}
