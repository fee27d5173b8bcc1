import type { ReceiptShown } from '@kotohogi/contract/receipt';
import { receiptTexts } from '@kotohogi/contract/texts/receipt';
import { instant } from '@kotohogi/domain/kernel/instant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja as payment } from '../payment/messages.ja.ts';
import { ja } from './messages.ja.ts';
import { ReceiptView } from './receipt-view.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts({ ...payment, ...ja });
});
afterEach(() => vi.unstubAllGlobals());

const PAID_AT = instant(Date.parse('2026-11-20T06:30:00Z'));
const RECEIPT: ReceiptShown = {
  ...{ orderId: '0012-261120153012-G1', purpose: 'gift', payType: 'CREDIT', amountYen: 30_000, taxYen: null },
  ...{ capturedAt: PAID_AT, returnedAt: null, guestName: '髙橋 花子', issued: null },
  issuer: { companyName: '株式会社ルミエール', facilityName: 'ホテル・ルミエール軽井沢', phone: '0267-00-0000' },
};
const ISSUED = { number: '7K3Q-9XMB-42TD', name: '株式会社髙﨑𠮷田', issuedAt: PAID_AT };

/** Shows the receipt; `answer` is what the server says to its issue, and `after` what it is afterwards. */
async function open(
  receipt: ReceiptShown,
  { answer, after = receipt }: { readonly answer?: () => Response; readonly after?: ReceiptShown } = {},
) {
  const sent: unknown[] = [];
  let shown = receipt;
  await page.viewport(375, 812);
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(shown);
    sent.push(JSON.parse(String(init.body)));
    shown = after;
    return answer?.() ?? Response.json(after);
  });
  await show(
    <Routed
      part={() => <ReceiptView wedding="w-1" orderId={receipt.orderId} backHref="/c/c/weddings/w-1/payment" />}
    />,
  );
  return sent;
}

const refusal = (status: number, id: string, userMessage: string, fields: readonly string[] = []) =>
  Response.json({ id, status, message: '', userMessage, fields }, { status });

const issue = async (name: string) => {
  await page.getByLabelText(ja['receipt.name']).fill(name);
  await page.getByRole('button', { name: ja['receipt.issue'] }).click();
};
const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: ja['receipt.confirm.yes'] }).click();

test('given a gift without a receipt, when its guest chooses a name, then it is asked once more, and issued', async () => {
  const sent = await open(RECEIPT, { after: { ...RECEIPT, issued: ISSUED } });
  await expect.element(page.getByLabelText(ja['receipt.name'])).toHaveValue('髙橋 花子');
  await expectAccessible('body', OF_PAGES);
  await issue(ISSUED.name);
  await expect.element(page.getByRole('alertdialog', { name: /髙﨑𠮷田 様/ })).toBeVisible();
  expect(sent).toEqual([]);
  await confirm();
  const sheet = page.getByRole('article');
  await expect.element(sheet.getByText(`${ISSUED.name} 様`)).toBeVisible();
  for (const part of [ISSUED.number, '¥30,000', 'ご祝儀として', '2026年11月20日']) {
    await expect.element(sheet.getByText(part).first()).toBeVisible();
  }
  expect(sent).toEqual([{ name: ISSUED.name }]);
  await expectAccessible('body', OF_PAGES);
});

test('given two tabs, when the other was faster, then this one says under which name, and shows that receipt', async () => {
  const userMessage = receiptTexts.ja.receipt_issued.replace('{name}', ISSUED.name);
  const answer = () => refusal(409, 'receipt_issued', userMessage);
  await open(RECEIPT, { answer, after: { ...RECEIPT, issued: ISSUED } });
  await issue('別の 名前');
  await confirm();
  await expect.element(page.getByText(userMessage)).toBeVisible();
  await expect.element(page.getByRole('article').getByText(`${ISSUED.name} 様`)).toBeVisible();
  expect(page.getByLabelText(ja['receipt.name']).query()).toBeNull();
});

test('given a name that cannot be printed or is empty, when it is sent, then the field says why', async () => {
  const userMessage = receiptTexts.ja.receipt_name_unprintable.replace('{sign}', 'გ');
  await open(RECEIPT, {
    answer: () => refusal(422, 'receipt_name_unprintable', userMessage, ['name']),
  });
  await issue('');
  expect(page.getByRole('alertdialog').query()).toBeNull();
  await issue('გიორგი');
  await confirm();
  await expect.element(page.getByText(userMessage)).toBeVisible();
  await expect.element(page.getByLabelText(ja['receipt.name'])).toBeInvalid();
});

test('given a returned payment, then its receipt is marked as void', async () => {
  await open({ ...RECEIPT, returnedAt: PAID_AT, issued: ISSUED });
  await expect.element(page.getByRole('heading', { name: '領収書 無効' })).toBeVisible();
  await expect.element(page.getByText(/全額を返金したため、この領収書は無効です/)).toBeVisible();
});

test('given a returned payment without a receipt, then none can be issued', async () => {
  await open({ ...RECEIPT, returnedAt: PAID_AT });
  await expect.element(page.getByText(/領収書は発行できません/)).toBeVisible();
  expect(page.getByRole('button', { name: ja['receipt.issue'] }).query()).toBeNull();
});
