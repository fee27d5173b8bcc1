import { expect, test } from 'vitest';
import { en } from './messages.en.ts';
import { ja } from './messages.ja.ts';

/** Every text of a catalog by its path; a text with placeholders gets numbers and names. */
function texts(node: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, String(node('7', 8, 9))]];
  return Object.entries(node ?? {}).flatMap(([key, value]) => texts(value, `${path}/${key}`));
}

test('both languages have the same keys', () => {
  expect(texts(ja).map(([path]) => path)).toEqual(texts(en).map(([path]) => path));
});

test('no text is empty, no English text is Japanese', () => {
  for (const [path, text] of texts(en)) {
    expect(text, path).not.toBe('');
    if (path !== '/frame/language') expect(text, path).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
  }
  for (const [path, text] of texts(ja)) expect(text, path).not.toBe('');
});

test('the wordings specified by the product are kept exactly', () => {
  const { list, frame, image, form } = ja;
  expect(list.pageInfo(43, 21, 30)).toBe('全 43 件中 21 件 〜 30 件を表示');
  expect(list.empty).toBe('データが見つかりませんでした。');
  expect(frame.closeNotices).toBe('お知らせを閉じる');
  expect(frame.language).toBe('言語 / Language');
  expect(frame.copied).toBe('コピーしました。');
  expect(frame.notCopied).toBe('コピーできませんでした。');
  expect(frame.createWithThis).toBe('この内容で作成する');
  expect(frame.connectionReconnecting).toBe('サーバと再接続中です');
  expect(image.wrongType).toBe('このファイルの種類は受付できません。');
  expect(image.tooLarge).toBe('ファイルサイズが大きすぎます。');
  expect(image.tooMany).toBe('ファイルの数が多すぎます。');
  expect(image.unreadable).toBe('ファイルを読み込めませんでした。');
  expect(image.notLoaded).toBe('画像を読み込めませんでした。');
  expect(form.addressNotFound).toBe('住所を検索できませんでした。');
  expect(form.formHasDefects).toBe('入力内容に不備があります。内容をご確認ください。');
});
