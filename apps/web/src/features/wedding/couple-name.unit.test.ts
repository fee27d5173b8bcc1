import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { pretendBrowser } from '../../shell/testing/browser-globals.ts';

const HARUTO = { lastName: '小林', firstName: '陽翔', lastNameRoman: 'Kobayashi', firstNameRoman: 'Haruto' };
const EMILY = { lastName: 'Clark', firstName: 'Emily', lastNameRoman: 'Clark', firstNameRoman: 'Emily' };

test.each([
  ['ja', '小林 陽翔・Clark Emily', '小林・Clark', /陽翔・<\/span><wbr/],
  ['en-US', 'Haruto Kobayashi & Emily Clark', 'Kobayashi & Clark', /Kobayashi &amp;<\/span> <span/],
] as const)('in %s a couple is shown as %s', async (language, full, short, markup) => {
  vi.resetModules();
  pretendBrowser({ language });
  const { CoupleName, coupleFullText, coupleShortText } = await import('./couple-name.tsx');
  const couple = [HARUTO, EMILY];
  expect(coupleFullText(couple)).toBe(full);
  expect(coupleShortText(couple)).toBe(short);
  // The line wraps between the two names, after the joiner.
  expect(renderToStaticMarkup(createElement(CoupleName, { couple }))).toMatch(markup);
});

test('a wedding is named by its couple, or by its reservation while no names are entered', async () => {
  vi.resetModules();
  pretendBrowser({ language: 'ja' });
  const { addTexts } = await import('../../shell/i18n/text.ts');
  const { ja } = await import('./messages.ja.ts');
  addTexts(ja);
  const { weddingText } = await import('./couple-name.tsx');
  const nameless = { lastName: '', firstName: '', lastNameRoman: '', firstNameRoman: '' };
  expect(weddingText({ couple: [HARUTO, EMILY], reservationId: 'R-1' })).toBe('小林 陽翔・Clark Emily様の結婚式');
  expect(weddingText({ couple: [nameless, nameless], reservationId: 'R-1' })).toBe('予約ID R-1の結婚式');
});
