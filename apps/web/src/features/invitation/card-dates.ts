import type { Language } from '@kotohogi/contract/texts/texts';
import { datesIn } from '../../shell/dates-in.ts';

const DATES = { ja: datesIn('ja'), en: datesIn('en-US') } as const;

/** How a card in this language writes dates. */
export const datesOf = (language: Language) => DATES[language];
