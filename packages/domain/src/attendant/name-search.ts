import { foldName } from '../kernel/fold-name.ts';
import { isLatin } from '../profile/latin.ts';
import { katakanaOf } from './katakana.ts';

/**
 * The alternatives a folded name must contain to match: one of each entry. Latin words are searched one by one because
 * their order depends on the language, and by their katakana too because most names are stored with kana only.
 */
export function nameSearch(text: string): readonly (readonly string[])[] {
  const words = isLatin(text) ? text.split(/[\s\u3000]+/) : [text];
  return words
    .map(word => [foldName(word), ...(isLatin(word) ? [foldName(katakanaOf(word))] : [])].filter(way => way !== ''))
    .filter(ways => ways.length > 0);
}
