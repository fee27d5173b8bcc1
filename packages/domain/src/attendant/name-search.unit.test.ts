import { expect, test } from 'vitest';
import { nameSearch } from './name-search.ts';

test.each([
  ['髙橋 花子', [['高橋花子']]],
  ['やまだ', [['ヤマダ']]],
  [
    'Haruto Kobayashi',
    [
      ['haruto', 'ハルト'],
      ['kobayashi', 'コバヤシ'],
    ],
  ],
  [' ・ ', []],
])('given %s, when a name is searched for, then it has to contain %j', (text, words) => {
  expect(nameSearch(text)).toEqual(words);
});
