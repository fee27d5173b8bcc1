import type { AccountingMonth, FacilityMonth, Invoice, InvoicesOfMonth } from '@kotohogi/contract/invoice';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { expectAccessible, OF_PAGES } from '../../shell/testing/accessible.ts';
import { refusal } from '../../shell/testing/refusal.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { FacilityContext } from '../facility/index.ts';
import { InvoiceView, IssuedInvoiceView } from './invoice-view.tsx';
import { Invoices } from './invoices.tsx';
import { ja } from './messages.ja.ts';
import { MonthView } from './month-view.tsx';
import { Months } from './months.tsx';

beforeAll(async () => {
  await loadShellTexts();
  addTexts(ja);
});
afterEach(() => vi.unstubAllGlobals());

const ISSUED: FacilityMonth = {
  ...{ month: '2026-10', state: 'issued', number: '2026-000001' },
  ...{ issuedOn: '2026-11-05', dueOn: '2026-11-30', totalYen: 1_650 },
};
const OPEN: FacilityMonth = {
  ...{ month: '2026-11', state: 'open', number: '', issuedOn: null, dueOn: null, totalYen: 500 },
};
const INVOICE: Invoice = {
  ...{ number: '2026-000001', month: '2026-10', issuedOn: '2026-11-05', dueOn: '2026-11-30' },
  issuer: {
    ...{ issuerName: '株式会社ことほぎ', issuerNameEn: '', issuerAddress: '東京都千代田区1-1', issuerAddressEn: '' },
    ...{ registrationNumber: 'T7000012050002', issuerBank: 'ことほぎ銀行 普通 1234567', issuerBankEn: '' },
  },
  recipient: { companyName: '株式会社ルミエール', facilityName: 'ホテル・ルミエール軽井沢' },
  lines: [
    { purpose: 'gift', isReturn: false, day: null, count: 1, grossYen: 30_019, amountYen: 1_500 },
    { purpose: 'archive-video', isReturn: false, day: null, count: 1, grossYen: 3_001, amountYen: 150 },
  ],
  ...{ totalYen: 1_650, taxYen: 150 },
};

const MONTH: AccountingMonth = {
  ...{ month: '2026-10', state: 'open', canClose: true },
  ...{ closedAt: null, closedBy: '', invoices: 0, totalYen: 0 },
};
const OF_MONTH: InvoicesOfMonth = {
  month: MONTH,
  rows: [
    { facilityId: 1, companyName: '株式会社ルミエール', facilityName: '軽井沢', number: '', count: 2, totalYen: 1_650 },
  ],
  totalYen: 1_650,
};

/** Shows a part of the facility's or the platform's area; returns the calls it makes. */
async function open(part: () => React.ReactNode, answer: (url: string, init?: RequestInit) => Response) {
  await page.viewport(1280, 900);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${url}`);
    return answer(url, init);
  });
  const area = { id: 1, accountId: 'f', companyAccountId: 'c', name: '施設', abilities: new Set<string>() };
  await show(<Routed part={() => <FacilityContext value={area}>{part()}</FacilityContext>} />);
  return asked;
}

test('given an issued and an open month, when the list is open, then each leads to its page, and a year is read', async () => {
  const asked = await open(
    () => <Invoices />,
    () => Response.json({ rows: [OPEN, ISSUED] }),
  );
  const issued = page.getByRole('link', { name: '2026年10月' }).first();
  await expect.element(issued).toHaveAttribute('href', '/c/c/facilities/f/manage/payments/invoice?month=2026-10');
  await expect.element(page.getByText('¥1,650')).toBeVisible();
  await expect.element(page.getByText(ja['invoice.state.open'], { exact: true })).toBeVisible();
  await expectAccessible('body', OF_PAGES);
  await page.getByLabelText(ja['invoice.period']).selectOptions('2025年');
  await expect.poll(() => asked.at(-1)).toContain('invoices?year=2025');
});

test('given an invoice, when it is open, then the sheet has its lines, total and tax', async () => {
  await open(
    () => <InvoiceView month="2026-10" />,
    () => Response.json(INVOICE),
  );
  await expect.element(page.getByRole('heading', { name: '請求書' })).toBeVisible();
  await expect.element(page.getByText('ホテル・ルミエール軽井沢 御中')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^ご祝儀の手数料 1 30,019 1,500$/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /うち消費税.*¥150$/ })).toBeVisible();
  await expectAccessible('body', OF_PAGES);
});

test('given a month without an invoice, when it is open, then the reason is shown', async () => {
  await open(
    () => <InvoiceView month="2026-11" />,
    () => refusal(404, 'invoice_unknown'),
  );
  await expect.element(page.getByText('invoice_unknown のことば')).toBeVisible();
});

test('given no issuer, when the months are open, then the page says what is missing and leads to the settings', async () => {
  await open(Months, () => Response.json({ rows: [MONTH], isIssuerComplete: false }));
  await expect.element(page.getByText(ja['invoice.issuer.missing'])).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: ja['invoice.issuer.open'] }))
    .toHaveAttribute('href', '/admin/settings');
  await expectAccessible('body', OF_PAGES);
});

test('given an open month, when another person was faster, then the dialog says so and keeps the password', async () => {
  const asked = await open(
    () => <MonthView month="2026-10" mayClose />,
    (_, init) => (init?.method === 'POST' ? refusal(409, 'invoice_month_closed') : Response.json(OF_MONTH)),
  );
  await page.getByRole('button', { name: ja['invoice.close'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(ja['invoice.close.password']).fill('secret');
  await dialog.getByRole('button', { name: ja['invoice.close'] }).click();
  await expect.element(dialog.getByText('invoice_month_closed のことば')).toBeVisible();
  await expect.element(dialog.getByLabelText(ja['invoice.close.password'])).toHaveValue('secret');
  expect(asked.some(one => one.startsWith('POST') && one.includes('/admin/financial/invoices/2026-10/close'))).toBe(
    true,
  );
});

test('given an open month, when the reader may not close it, then no button is shown', async () => {
  await open(
    () => <MonthView month="2026-10" mayClose={false} />,
    () => Response.json(OF_MONTH),
  );
  await expect.element(page.getByText('軽井沢')).toBeVisible();
  expect(page.getByRole('button', { name: ja['invoice.close'] }).query()).toBeNull();
});

test('given a closed month, when the platform opens one of its invoices, then it sees the sheet of its venue', async () => {
  const closed = { ...OF_MONTH.month, state: 'closed' as const, canClose: false };
  const rows = OF_MONTH.rows.map(row => ({ ...row, number: INVOICE.number }));
  await open(
    () => <MonthView month="2026-10" mayClose />,
    () => Response.json({ ...OF_MONTH, month: closed, rows }),
  );
  const row = page.getByRole('link', { name: rows[0]?.facilityName ?? 'no row' });
  await expect.element(row).toHaveAttribute('href', `?month=2026-10&number=${INVOICE.number}`);
  const asked = await open(
    () => <IssuedInvoiceView month="2026-10" number={INVOICE.number} />,
    () => Response.json(INVOICE),
  );
  await expect.element(page.getByRole('article').getByText(INVOICE.number)).toBeVisible();
  expect(asked.some(one => one.includes(`/admin/financial/invoices/2026-10/issued/${INVOICE.number}`))).toBe(true);
});
