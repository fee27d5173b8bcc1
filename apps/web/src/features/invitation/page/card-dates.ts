import type { Language } from '@kotohogi/contract/texts/texts';
import { datesIn } from '../../../shell/dates-in.ts';

const DATES = { ja: datesIn('ja'), en: datesIn('en-US') } as const;

/** The date formats of a card in this language. */
export const datesOf = (language: Language) => DATES[language];
