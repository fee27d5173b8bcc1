import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { pretendBrowser } from '../../shell/testing/browser-globals.ts';

const HARUTO = { lastName: '小林', firstName: '陽翔' };
const EMILY = { lastName: 'Clark', firstName: 'Emily' };

test.each([
  ['ja', '小林 陽翔・Clark Emily', '小林・Clark', /陽翔・<\/span><wbr/],
  ['en-US', '小林 陽翔 & Emily Clark', '小林 & Clark', /陽翔 &amp;<\/span> <span/],
] as const)('in %s two who marry stand as %s', async (language, full, short, markup) => {
  vi.resetModules();
  pretendBrowser({ language });
  const { CoupleName, coupleShortText, coupleText } = await import('./couple-name.tsx');
  const couple = [HARUTO, EMILY];
  expect(coupleText(couple)).toBe(full);
  expect(coupleShortText(couple)).toBe(short);
  // The line breaks between the two, behind what joins them.
  expect(renderToStaticMarkup(createElement(CoupleName, { couple }))).toMatch(markup);
});
