import type { BankLineRow, LinkProposal } from '@kotohogi/contract/bank-line';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { BankLines } from './bank-lines.tsx';
import { ja } from './messages.ja.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const AT = instant(Date.UTC(2026, 10, 20, 1));
const OPEN: BankLineRow = { id: 1, bookedOn: '2026-11-17', amountYen: 28_500, name: 'ﾔﾏﾀﾞ ｶﾞｸ', link: null };
const LINKED: BankLineRow = {
  ...{ id: 2, bookedOn: '2026-11-16', amountYen: 9_500, name: 'ｻﾄｳ ﾐﾅ' },
  link: { weddingId: 3, reservationId: 'R-3', couple: [], facilityName: 'ホテル', score: 100, by: '経理', at: AT },
};
const proposal = (id: number, total: number): LinkProposal => ({
  ...{ id, amountYen: 28_492 + id, state: 'ordered', day: '2026-11-17', weddingId: id, reservationId: `R-${id}` },
  ...{ dateTime: AT, couple: [], facilityName: 'ホテル', account: null },
  score: { amount: 50, name: total - 70, date: 20, total },
});

/** Answers reads with these rows, and writes in their order; returns the bodies of the writes. */
async function open(rows: readonly BankLineRow[], ...writes: Response[]) {
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      if (method === 'POST') {
        sent.push([url, JSON.parse(body)]);
        return writes.shift() ?? Response.json({});
      }
      if (url.includes('/proposals')) return Response.json({ rows: [proposal(8, 100), proposal(9, 70)] });
      return Response.json({ rows, total: rows.length, page: 1, limit: 20 });
    },
  );
  await page.viewport(1280, 900);
  await show(<Routed part={() => <BankLines />} />);
  return sent;
}
const dialog = () => page.getByRole('dialog');

test('given a line without a link, when a proposal is picked and refused, then the pick is kept, and a second try links it', async () => {
  const sent = await open([OPEN, LINKED], refusal(409, 'bank_line_transfer_taken'));
  await expect.element(page.getByText('ﾔﾏﾀﾞ ｶﾞｸ')).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await page.getByRole('button', { name: ja['bankLine.link.open'] }).click();
  await expect.element(dialog().getByRole('radio', { name: /28,500/ })).toBeChecked();
  await dialog()
    .getByText(/28,501/)
    .click();
  const send = dialog().getByRole('button', { name: ja['bankLine.link'], exact: true });
  await send.click();
  await expect.element(page.getByText('bank_line_transfer_taken のことば')).toBeVisible();
  await expect.element(dialog().getByRole('radio', { name: /28,501/ })).toBeChecked();
  await send.click();
  await expect.element(page.getByText(ja['bankLine.linked'])).toBeVisible();
  expect(sent).toEqual([
    [expect.stringContaining('/admin/bankLines/1/link'), { transferId: 9 }],
    [expect.stringContaining('/admin/bankLines/1/link'), { transferId: 9 }],
  ]);
});

test('given a linked line, when its link is removed after a question, then it is sent once', async () => {
  const sent = await open([LINKED]);
  await page.getByRole('button', { name: ja['bankLine.unlink'] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: ja['bankLine.unlink'] }).click();
  await expect.element(page.getByText(ja['bankLine.unlinked'])).toBeVisible();
  expect(sent).toEqual([[expect.stringContaining('/admin/bankLines/2/unlink'), {}]]);
});

test('given statements, when they are imported, then the page says what was added, or which line is wrong', async () => {
  await open(
    [],
    Response.json({ isReadable: false, line: 3, problem: 'date' }),
    Response.json({ isReadable: true, added: 2, known: 1 }),
  );
  await expect.element(page.getByText(ja['bankLine.empty'])).toBeVisible();
  await page.getByRole('button', { name: ja['bankLine.import'] }).click();
  const zone = page.getByLabelText(new RegExp(ja['bankLine.import.file']));
  await userEvent.upload(zone, new File(['x'], 'broken.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('3行目の日付を読み取れません。')).toBeVisible();
  await userEvent.upload(zone, new File(['y'], 'statement.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('新しい行：2件、取り込み済みの行：1件')).toBeVisible();
});
