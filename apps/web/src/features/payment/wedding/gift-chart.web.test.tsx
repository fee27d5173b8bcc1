import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../../shell/testing/accessible.ts';
import { show } from '../../../shell/testing/show.tsx';
import { loadShellTexts } from '../../../shell/texts.ts';
import { ja } from '../messages.ja.ts';
import { GiftChart } from './gift-chart.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});

/** The ceremony is on November 21. */
const FIXED_AT = atJst(localDate('2026-11-25'));

test('given gifts, then a sentence says what the columns show, and the same figures are in a table', async () => {
  const days = [
    { day: '2026-10-02', count: 1, amountYen: 10_000 },
    { day: '2026-11-21', count: 3, amountYen: 50_000 },
  ];
  await show(<GiftChart days={days} fixedAt={FIXED_AT} />);
  const lead = page.getByText('ご祝儀は4件、合計¥60,000です。うち¥50,000は、挙式当日にお寄せいただきました。');
  await expect.element(lead).toBeVisible();
  const columns = page.getByRole('region', { name: ja['payment.days.title'] }).getByRole('listitem').elements();
  const texts = columns.map(one => one.textContent?.replaceAll('\u2060', ''));
  expect([texts.length, texts[0], texts[8]]).toEqual([12, '10,000それより前', '50,00011/21(土)（挙式日）']);
  await page.getByRole('button', { name: ja['payment.days.table'] }).click();
  await expect.element(page.getByRole('row', { name: /挙式日） 3 50,000/ })).toBeVisible();
  await expectAccessible('body', OF_PAGES);
});

test('given gifts, but none on the day of the ceremony, then the sentence says so', async () => {
  await show(<GiftChart days={[{ day: '2026-11-20', count: 1, amountYen: 1_000 }]} fixedAt={FIXED_AT} />);
  await expect.element(page.getByText('ご祝儀は1件、合計¥1,000です。挙式当日のご祝儀はありません。')).toBeVisible();
});

test('given no gifts yet, then the card says so, without columns', async () => {
  await show(<GiftChart days={[]} fixedAt={FIXED_AT} />);
  await expect.element(page.getByText(ja['payment.days.none'])).toBeVisible();
  expect(page.getByRole('listitem').elements()).toEqual([]);
});
