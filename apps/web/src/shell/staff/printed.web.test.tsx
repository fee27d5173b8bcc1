import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { addTexts } from '../i18n/text.ts';
import { Routed } from '../testing/routed.tsx';
import { show } from '../testing/show.tsx';
import { loadShellTexts } from '../texts.ts';
import { ja } from './messages.ja.ts';
import { PrintedPeriod } from './printed.tsx';
import { asOfText, daysText } from './printed-texts.ts';
import { StaffFrame } from './staff-frame.tsx';
import { StaffPage } from './staff-page.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(async () => {
  vi.useRealTimers();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

/** 2026-11-28 18:05 in Japan. */
const PRINTED_AT_MS = Date.UTC(2026, 10, 28, 9, 5);

const report = (children?: ReactNode) => () => (
  <StaffFrame label="施設" place="髙﨑𠮷殿" items={[]}>
    <StaffPage crumbs={[{ label: 'ホーム', href: '/' }, { label: '未払残高' }]} title="精算">
      {children}
    </StaffPage>
  </StaffFrame>
);
const visible = (name: string) => {
  const line = document.querySelector(`[data-printed="${name}"]`);
  return line?.checkVisibility() === true ? line.textContent?.replaceAll('\u2060', '') : undefined;
};

test('given a report, when it is printed, then the paper names the venue, the report, its days and the moment of printing', async () => {
  await show(<Routed part={report(<PrintedPeriod facts={[asOfText('2026-11-24'), '', '確定']} />)} />);
  await expect.element(page.getByRole('heading', { name: '精算' })).toBeVisible();
  expect(['head', 'title', 'period'].map(visible)).toEqual([undefined, undefined, undefined]);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  vi.useFakeTimers({ now: PRINTED_AT_MS, toFake: ['Date'] });
  window.dispatchEvent(new Event('beforeprint'));
  expect(visible('head')).toBe('髙﨑𠮷殿印刷日時　2026年11月28日(土) 18:05（日本時間）');
  expect(visible('title')).toBe('未払残高');
  expect(visible('period')).toBe('2026/11/24(火) 現在　確定');
});

test.each([
  [undefined, undefined, '対象期間：すべて'],
  ['2026-11-01', '2026-11-30', '対象期間：2026/11/01(日) 〜 2026/11/30(月)'],
  ['2026-11-01', '2026-11-01', '対象期間：2026/11/01(日)'],
  [undefined, '2026-11-30', '対象期間：〜 2026/11/30(月)'],
  ['2026-02-30', undefined, '対象期間：すべて'],
])('given the days %s to %s, then the paper says %s', (from, to, text) => {
  expect(daysText(from, to).replaceAll('\u2060', '')).toBe(text);
});
