import { describe, expect, test } from 'vitest';
import { headOf, weddingKeyIn } from './page-head.ts';

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

  test.each(['/docs', '/docs/fields', '/docs/api', '/docs/frames/child'])(
    'when it is %s, then it is a page of a trial environment and none in production',
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
  ])('when it is %s, then the wedding is %s', (path, key) => {
    expect(weddingKeyIn(path)).toBe(key);
  });

  test('when nothing is there, then it has no head', () => {
    expect(headAt('/nowhere', 'local')).toBeUndefined();
  });
});
