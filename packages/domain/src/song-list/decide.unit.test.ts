import { expect, test } from 'vitest';
import { areSongsKnown, decideSongs } from './decide.ts';

const SONG = { title: 'カノン', artist: 'パッヘルベル', rightsNote: '' };

test.each([
  [false, [], false],
  [true, [], true],
  [false, [SONG], true],
])('given no songs confirmed %o and the songs %o, then they are known: %o', (hasNoSongs, songs, isKnown) => {
  expect(areSongsKnown({ hasNoSongs, songs })).toBe(isKnown);
});

test('given songs, when no songs are confirmed at the same time, then this is refused', () => {
  expect(decideSongs({ hasNoSongs: true, songs: [SONG] })).toEqual({ refused: 'song_list_not_empty' });
  expect(decideSongs({ hasNoSongs: false, songs: [SONG] })).toBe('allowed');
  expect(decideSongs({ hasNoSongs: true, songs: [] })).toBe('allowed');
});
