import { isLatin } from '../profile/latin.ts';

/** Whether a guest has to say how the name is read: in the Japanese form, unless the name is in Latin letters. */
export function needsReading(name: string, language: 'ja' | 'en'): boolean {
  return language === 'ja' && !isLatin(name);
}
