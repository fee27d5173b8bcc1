import { foldName } from '../kernel/fold-name.ts';
import { isLatin } from '../profile/latin.ts';
import { katakanaOf } from './katakana.ts';

/**
 * What a folded name has to contain to be found: every entry, in one of its ways. Words in Latin letters are looked for one
 * by one, since a language decides their order, and by their katakana too: most names are spelled by their kana only.
 */
export function nameSearch(text: string): readonly (readonly string[])[] {
  const words = isLatin(text) ? text.split(/[\s\u3000]+/) : [text];
  return words
    .map(word => [foldName(word), ...(isLatin(word) ? [foldName(katakanaOf(word))] : [])].filter(way => way !== ''))
    .filter(ways => ways.length > 0);
}
