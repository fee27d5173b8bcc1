import { describe, expect, test } from 'vitest';
import { canonicalPath, headOf, weddingKeyIn, weddingPlaceIn } from './page-head.ts';

const facts = { publicUrl: 'https://kotohogi.test', productName: { ja: 'ことほぎ', en: 'Kotohogi' } };
const headAt = (path: string, stage: 'local' | 'production') => headOf({ ...facts, stage }, { path, language: 'ja' });

describe('given an address', () => {
  test('when it is a page, then it has a title and a picture', () => {
    expect(headAt('/account/login', 'production')).toMatchObject({
      title: 'ログイン | ことほぎ',
      image: 'https://kotohogi.test/art/natural/link-preview.png',
      isIndexed: false,
    });
  });

  test('when it belongs to a wedding that shows its names, then only its preview contains them', () => {
    const preview = { title: '陽翔さん・結衣さんの結婚式', path: '/api/attendance/haruto-yui/linkPreview?v=1' };
    const wedding = { pattern: 'marine', preview } as const;
    const path = '/c/verde/weddings/haruto-yui/invitation';
    const head = headOf({ ...facts, stage: 'production' }, { path, language: 'ja', wedding });
    expect(head).toMatchObject({ previewTitle: preview.title, image: `https://kotohogi.test${preview.path}` });
    expect(head?.title).not.toContain('陽翔');
    expect(head?.isIndexed).toBe(false);
  });

  test.each(['/docs', '/docs/fields', '/docs/api', '/docs/frames/child'])(
    'when it is %s, then it is a page of test environments and not of production',
    path => {
      expect(headAt(path, 'local')).toBeDefined();
      expect(headAt(path, 'production')).toBeUndefined();
    },
  );

  test.each([
    ['/c/verde/weddings/haruto-yui', 'haruto-yui'],
    ['/c/weddings/haruto-yui/invitation', 'haruto-yui'],
    ['/c/verde/manage', undefined],
    ['/account', undefined],
    ['/c/verde/weddings/login', undefined],
    ['/c/verde/weddings/manage/login', undefined],
    ['/c/verde/weddings/Haruto%2DYui/login', 'haruto-yui'],
  ])('when it is %s, then the wedding is %s', (path, key) => {
    expect(weddingKeyIn(path)).toBe(key);
  });

  test('when it contains a company or the couple’s area, then both are parsed', () => {
    const place = { companyAccountId: 'verde', key: 'haruto-yui', isManaged: false };
    expect(weddingPlaceIn('/c/Verde/weddings/haruto-yui/invitation')).toEqual(place);
    expect(weddingPlaceIn('/c/verde/weddings/haruto-yui/manage/share')).toEqual({ ...place, isManaged: true });
    expect(weddingPlaceIn('/c/weddings/haruto-yui/managed')).toEqual({ ...place, companyAccountId: undefined });
  });

  test.each([
    ['/c/Verde/weddings/HARUTO-YUI', '/c/verde/weddings/haruto-yui'],
    ['/c/weddings/HARUTO-YUI/password/reset/aBc', '/c/weddings/haruto-yui/password/reset/aBc'],
    ['/c/Verde/facilities/Mori/manage/weddings/12', '/c/verde/facilities/mori/manage/weddings/12'],
    ['/c/Verde/manage', '/c/verde/manage'],
    ['/password/reset/aBc', '/password/reset/aBc'],
    ['/assets/index-AbC.js', '/assets/index-AbC.js'],
  ])('when ids in %s are in capitals, then the canonical path is %s', (path, proper) => {
    expect(canonicalPath(path)).toBe(proper);
    expect(canonicalPath(proper)).toBe(proper);
  });

  test('when the page does not exist, then it has no metadata', () => {
    expect(headAt('/nowhere', 'local')).toBeUndefined();
  });
});
