import { expect, test } from 'vitest';
import { katakanaOf } from './katakana.ts';

test.each([
  ['John Smith', 'ジョン スミス'],
  ['Emily Carter', 'エミリ カーター'],
  ['Lucas Martin', 'ルカス マーティン'],
  ['Anna-Sofía Müller', 'アナ ソフィア ムラー'],
  ['Michael Schmidt', 'ミチャエル シュミドト'],
  ["O'Brien", 'オブリエン'],
  ['Kyoko Yamada', 'キョコ ヤマダ'],
  ['Haruto Shimizu', 'ハルト シミズ'],
  ['Ryu', 'リュ'],
  ['李', ''],
  ['  ', ''],
])('%s is read %s', (name, kana) => {
  expect(katakanaOf(name)).toBe(kana);
});
