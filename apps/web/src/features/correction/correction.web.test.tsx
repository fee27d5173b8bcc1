import type { CorrectionRow } from '@kotohogi/contract/correction';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { Corrections } from './corrections.tsx';
import { ja } from './messages.ja.ts';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const AT = instant(Date.UTC(2026, 10, 20, 1));
const WAITING: CorrectionRow = {
  ...{ id: 4, state: 'waiting', facilityName: 'ホテル軽井沢', companyName: 'ルミエール', amountYen: 1_000 },
  wedding: { id: 9, reservationId: 'R-9', startsAt: AT },
  ...{ debitAccount: 'couple-payable', creditAccount: 'commission-payable', reason: '手数料率の誤り' },
  ...{ proposedBy: '佐藤', proposedAt: AT, decidedBy: '', decidedAt: null, decidedReason: '', isOwn: false },
};
const DECLINED: CorrectionRow = {
  ...WAITING,
  ...{ id: 3, state: 'declined', decidedBy: '鈴木', decidedAt: AT, decidedReason: '対象が違います' },
};
const EFFECT = {
  debit: { account: 'couple-payable', beforeYen: 19_000, afterYen: 18_000 },
  credit: { account: 'commission-payable', beforeYen: 1_000, afterYen: 2_000 },
  blockedBy: null as string | null,
};

interface Answers {
  readonly rows: readonly CorrectionRow[];
  readonly effect?: typeof EFFECT;
  readonly writes?: Response[];
  readonly abilities?: readonly string[];
}

/** Answers reads with these rows and this effect, and writes in their order; returns what was written. */
async function open({ rows, effect = EFFECT, writes = [], abilities = ['admin:write:attendantPayment'] }: Answers) {
  const sent: unknown[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      const path = new URL(url, location.href).pathname.replace(/^.*\/admin/, '');
      if (method === 'POST') {
        sent.push([path, JSON.parse(body)]);
        const venue = { id: 2, name: 'ホテル軽井沢', companyName: 'ルミエール' };
        if (path.endsWith('/preview')) return Response.json({ venue, wedding: WAITING.wedding, effect });
        return writes.shift() ?? Response.json({});
      }
      if (path.endsWith('/venues')) {
        return Response.json({ rows: [{ id: 2, name: 'ホテル軽井沢', companyName: 'ルミエール' }] });
      }
      if (/corrections\/\d+$/.test(path)) return Response.json({ row: rows[0], effect });
      return Response.json({ rows, total: rows.length, page: 1, limit: 20 });
    },
  );
  await page.viewport(1280, 900);
  await show(<Routed part={() => <Corrections abilities={new Set(abilities)} />} />);
  return sent;
}
const dialog = () => page.getByRole('dialog');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

test('given a correction of another person, when it is approved too late, then the dialog says who was faster, and keeps the password', async () => {
  const sent = await open({ rows: [WAITING, DECLINED], writes: [refusal(409, 'correction_decided')] });
  await expect.element(page.getByText(/対象が違います/)).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await page.getByRole('button', { name: ja['correction.check'] }).click();
  await expect.element(dialog().getByText('¥19,000 → ¥18,000')).toBeVisible();
  await expect.element(dialog().getByText('¥1,000 → ¥2,000')).toBeVisible();
  await expectAccessible('[role=dialog]', OF_PAGES);
  await press(ja['correction.approve']);
  expect(sent).toEqual([]);
  const password = dialog().getByLabelText(new RegExp(ja['correction.field.password']));
  await password.fill('kotohogi-demo');
  await press(ja['correction.approve']);
  await expect.element(dialog().getByText('correction_decided のことば')).toBeVisible();
  await expect.element(password).toHaveValue('kotohogi-demo');
  await press(ja['correction.approve']);
  await expect.element(page.getByText(ja['correction.approve.done'])).toBeVisible();
  expect(sent).toEqual(Array(2).fill(['/corrections/4/approve', { password: 'kotohogi-demo' }]));
});

test('given a correction that the money no longer allows, when it is opened, then it can only be declined, with a reason', async () => {
  const sent = await open({ rows: [WAITING], effect: { ...EFFECT, blockedBy: 'correction_uncovered' } });
  await page.getByRole('button', { name: ja['correction.check'] }).click();
  await expect.element(dialog().getByText(ja['correction.blocked.correction_uncovered'])).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: ja['correction.approve'] })).toBeDisabled();
  await press(ja['correction.decline.open']);
  await dialog().getByLabelText(new RegExp(ja['correction.field.declined'])).fill('対象が違います');
  await press(ja['correction.decline']);
  await expect.element(page.getByText(ja['correction.decline.done'])).toBeVisible();
  expect(sent).toEqual([['/corrections/4/decline', { reason: '対象が違います' }]]);
});

test('given an own correction, when it is opened, then it can only be withdrawn', async () => {
  const sent = await open({ rows: [{ ...WAITING, isOwn: true }] });
  await page.getByRole('button', { name: ja['correction.check'] }).click();
  await expect.element(dialog().getByText(ja['correction.decide.own'])).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: ja['correction.approve'] })).not.toBeInTheDocument();
  await press(ja['correction.withdraw']);
  await expect.element(page.getByText(ja['correction.withdraw.done'])).toBeVisible();
  expect(sent).toEqual([['/corrections/4/withdraw', {}]]);
});

test('given no corrections, when one is proposed, then its balances are shown before it is sent, and a refusal keeps it', async () => {
  const sent = await open({ rows: [], writes: [refusal(409, 'correction_transfer_open')] });
  await expect.element(page.getByText(ja['correction.empty'])).toBeVisible();
  await page.getByRole('button', { name: ja['correction.propose.open'] }).click();
  await press(ja['correction.propose.check']);
  expect(sent).toEqual([]);
  const choose = async (label: string, option: string) => {
    await dialog()
      .getByRole('button', { name: new RegExp(label) })
      .click();
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(option) })
      .click();
  };
  await choose(ja['correction.field.facility'], 'ホテル軽井沢');
  await dialog().getByRole('textbox', { name: ja['correction.field.wedding'] }).fill('R-9');
  await choose(ja['correction.field.debit'], ja['correction.account.couple-payable']);
  await choose(ja['correction.field.credit'], ja['correction.account.commission-payable']);
  await dialog().getByLabelText(new RegExp(ja['correction.amount'])).fill('1000');
  await dialog().getByLabelText(new RegExp(ja['correction.reason'])).fill('手数料率の誤り');
  await press(ja['correction.propose.check']);
  await expect.element(dialog().getByText('¥19,000 → ¥18,000')).toBeVisible();
  await press(ja['correction.propose.send']);
  await expect.element(page.getByText('correction_transfer_open のことば')).toBeVisible();
  await press(ja['correction.propose.send']);
  await expect.element(page.getByText(ja['correction.propose.done'])).toBeVisible();
  const proposed = {
    ...{ facilityId: 2, debitAccount: 'couple-payable', creditAccount: 'commission-payable' },
    ...{ amountYen: 1_000, reason: '手数料率の誤り' },
  };
  expect(sent).toEqual([
    ['/corrections/preview', { ...proposed, wedding: 'R-9' }],
    ...Array(2).fill(['/corrections', { ...proposed, weddingId: 9 }]),
  ]);
});

test('given a reader who may not write, when the page is opened, then it has no buttons, also on a phone', async () => {
  await open({ rows: [WAITING], abilities: [] });
  await expect.element(page.getByText('R-9')).toBeVisible();
  await expect.element(page.getByRole('button', { name: ja['correction.check'] })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: ja['correction.propose.open'] })).not.toBeInTheDocument();
  await page.viewport(375, 800);
  await expect.element(page.getByText('ホテル軽井沢')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
