import { describe, expect, test } from 'vitest';
import { groupOf, type Reader } from './chunks.ts';

describe('given the readers of a module', () => {
  test.each<[readers: Reader[], piece: string | null]>([
    [[], null],
    [['index', 'invitation', 'guest'], 'guest'],
    [['index', 'invitation', 'parts', 'facility', 'guest'], 'guest-office'],
    [['index', 'player-page', 'guest'], 'guest-index'],
    [['index', 'couple', 'guest'], 'guest-index-office'],
    [['invitation', 'guest'], 'guest-invitation'],
    [['invitation', 'couple', 'guest'], 'guest-invitation-office'],
    [['couple'], 'couple'],
    [['couple', 'facility'], 'office'],
    [['parts', 'guest'], 'guest-parts'],
    [['ja'], 'guest-texts-ja'],
    [['en', 'couple'], 'guest-texts-en'],
  ])('%j: it is in %s', (readers, piece) => {
    expect(groupOf(new Set(readers))).toBe(piece);
  });

  test.each<[readers: Reader[]]>([
    [['invitation', 'parts', 'guest']],
    [['invitation', 'player-page', 'guest']],
    [['couple', 'facility', 'guest']],
    [['parts', 'couple', 'guest']],
    [['player-page', 'parts', 'guest']],
    [['footer', 'parts', 'guest']],
    [['guest']],
  ])('%j: it is not worth a chunk of its own, so the bundler decides', readers => {
    expect(groupOf(new Set(readers))).toBeNull();
  });
});
