import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import type { WeddingForm } from './wedding-form.ts';

const say = textsOf<typeof ja>();

/** The fields of the wedding forms in form order, each with its label, for the summary of errors. */
export function weddingLabels() {
  return {
    hallId: say('wedding.field.hall'),
    reservationId: say('wedding.field.reservationId'),
    dateTime: say('wedding.field.dateTime'),
    numOfAttendeesDiv: say('wedding.field.band'),
    key: say('wedding.field.key'),
    email: say('wedding.field.email'),
    language: say('wedding.field.language'),
  } as const satisfies Partial<Record<keyof WeddingForm, string>>;
}
