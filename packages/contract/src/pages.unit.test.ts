import { expect, test } from 'vitest';
import { findPage } from './pages.ts';

test.each([
  ['/', 'オンライン結婚式'],
  ['/login', 'ログイン'],
  ['/c/manage/login', '企業ログイン'],
  ['/c/lumiere/manage/login', '企業ログイン'],
  ['/c/facilities/manage/login', '施設ログイン'],
  ['/c/lumiere/facilities/manage/login', '施設ログイン'],
  ['/c/lumiere/facilities/karuizawa/manage', '施設ホーム'],
  ['/c/lumiere/facilities/karuizawa/manage/weddings/new', '結婚式の登録'],
  ['/c/lumiere/facilities/karuizawa/manage/weddings/7', '結婚式の詳細'],
  ['/c/weddings/manage/login', 'おふたりのログイン'],
  ['/c/lumiere/weddings/manage/login', 'おふたりのログイン'],
  ['/c/lumiere/weddings/haruto-yui/manage', 'おふたりのホーム'],
  ['/c/weddings/login', 'ゲストのログイン'],
  ['/c/lumiere/weddings/login', 'ゲストのログイン'],
  ['/c/weddings/haruto-yui/login', 'ゲストのログイン'],
  ['/c/weddings/haruto-yui', '結婚式'],
  ['/c/lumiere/weddings/haruto-yui/', '結婚式'],
  ['/docs', '部品と状態'],
  ['/docs/fields', '部品と状態'],
  ['/docs/frames/child', '部品'],
])('%s is %s', (path, title) => {
  expect(findPage(path)?.texts.ja.title).toBe(title);
});

test.each(['/nowhere', '/c/lumiere', '/c/weddings', '/c/lumiere/facilities/karuizawa/manage/nowhere'])(
  'nothing is at %s',
  path => {
    expect(findPage(path)).toBeUndefined();
  },
);
