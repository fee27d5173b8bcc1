import { isLatin } from '../profile/latin.ts';

/** Whether a guest must enter the reading of their name: in the Japanese form, unless the name is in Latin letters. */
export function needsReading(name: string, language: 'ja' | 'en'): boolean {
  return language === 'ja' && !isLatin(name);
}
