import type { HallDetail } from '@kotohogi/contract/hall';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The values of the form of a hall; the pattern is null until one is chosen. */
export interface HallForm {
  readonly name: string;
  readonly venue: string;
  readonly designPattern: DesignPattern | null;
}

/** An empty form. */
export const NEW_HALL: HallForm = { name: '', venue: '', designPattern: null };

/** The form values of an existing hall. */
export const formOf = ({ name, venue, designPattern }: HallDetail): HallForm => ({ name, venue, designPattern });

/** The fields in form order, each with its label, for the summary of errors. */
export const hallLabels = () => ({
  name: t('hall.name'),
  venue: t('hall.venue'),
  designPattern: t('hall.pattern'),
});
