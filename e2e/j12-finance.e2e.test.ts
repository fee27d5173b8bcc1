import { readFile } from 'node:fs/promises';
import { paymentOrder } from '@kotohogi/contract/payment-order';
import { platformSetting } from '@kotohogi/contract/platform-setting';
import type { Language } from '@kotohogi/contract/texts/texts';
import { DAY_MS, HOUR_MS, instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { readCsv } from '@kotohogi/testkit/documents/spreadsheet';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { staffPaths } from '@kotohogi/web/src/shell/router/staff-paths.ts';
import { expect, type Page, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { recordAnswers } from './steps/answers.ts';
import { prepareGift } from './steps/card.ts';
import { checkPage } from './steps/check-page.ts';
import { enterAccount, signIn as signInCouple } from './steps/couple.ts';
import { approve, trades } from './steps/gateway.ts';
import { logIn } from './steps/guest.ts';
import { buildMoney, clientOf, type MoneyVenue, orderByCalls, runJob, seat } from './steps/money.ts';
import { signIn as signInStaff } from './steps/staff.ts';
import { readTable, sumOf, yenIn } from './steps/tables.ts';

/** What differs between the languages, so that their statements and accounts can be distinguished. */
const CASES = {
  ja: { name: 'ホテル・ルミエール箱根', contractNumber: 9_011, gifts: [30_000, 20_000], end: '456' },
  en: { name: 'Hotel Lumière Karuizawa', contractNumber: 9_012, gifts: [50_000, 40_000], end: '789' },
} as const satisfies Record<Language, object>;
const ISSUER = {
  ...{ issuerName: '株式会社寿', issuerAddress: '東京都千代田区1-1', registrationNumber: 'T7000012050002' },
  issuerBank: '寿銀行 本店 普通 1234567',
};
/** A gift on the day of the journey, really paid at the gateway; it is returned later. */
const GIFT_YEN = 10_000;
/** What is left of an amount after the commission of 5 %. */
const netOf = (yen: number) => (yen * 95) / 100;
const written = (yen: number) => `¥${yen.toLocaleString('en-US')}`;

let product: RunningProduct;
let money: Readonly<Record<Language, MoneyVenue>>;
test.beforeAll(async () => {
  product = await startProduct();
  const operator = await buildUser(product.db, { scope: 'admin', role: 'administrator' });
  await (await clientOf(product, operator.email)).call(platformSetting.update, { body: { version: 0, ...ISSUER } });
  // Before a month is closed, both venues have their gifts in it.
  money = { ja: await buildMoney(product, CASES.ja), en: await buildMoney(product, CASES.en) };
  await runJob(product, 'transfer.freeze');
});
test.afterAll(async () => {
  await product?.stop();
});

/** One run: its venue, and the people whose screens it opens. */
interface Story {
  readonly language: Language;
  readonly actors: Actors;
  readonly money: MoneyVenue;
  readonly firstNet: number;
  readonly secondNet: number;
  readonly couple: Person;
  readonly finance: Person;
  readonly approver: Person;
  readonly operator: Person;
}

type VenuePage = Exclude<keyof typeof staffPaths.facility, 'wedding'>;
const pageOf = ({ money: { venue } }: Story, name: VenuePage, id = 0): string =>
  staffPaths.facility[name](venue.companyAccountId, venue.facilityAccountId, id);

/** A step of the first transfer, the account's last digits, and what the page says afterwards. */
interface Step {
  readonly step: 'order' | 'approve' | 'confirm';
  readonly ending: string;
  readonly done: string;
  /** After the transfer failed; the dialogs have been checked before. */
  readonly isAgain?: boolean;
}

/** Takes a step: opens its dialog, enters the password, and sees that it was recorded. */
async function take({ firstNet }: Story, person: Person, { step, ending, done, isAgain = false }: Step): Promise<void> {
  const { page, t } = person;
  const opener = isAgain && step === 'order' ? t('transfer.order.again') : t(`transfer.${step}`);
  await page.getByRole('button', { name: opener, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(written(firstNet))).toBeVisible();
  await expect(dialog.getByText(new RegExp(`\\*{4}${ending}`))).toBeVisible();
  await dialog.locator('input[type=password]').fill(PASSWORD);
  if (!isAgain) await checkPage(person);
  await dialog.getByRole('button', { name: t(`transfer.${step}`), exact: true }).click();
  await expect(page.getByText(done)).toBeVisible();
}

/** Confirms a dialog with the password. */
async function confirm({ page }: Person, verb: string, done: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(PASSWORD);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(page.getByText(done)).toBeVisible();
}

/** Saves a file with a button of a page. */
async function save(page: Page, button: string): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return await readFile(await (await started).path());
}

/** 1: the couple and the venue are mailed that the amount is fixed; the couple have no account, and enter one. */
async function fixAmount({
  money: { fixedEmail, first, second, venue },
  couple,
  firstNet,
  secondNet,
  language,
}: Story) {
  expect((await product.mailTo(first.email, 'amount-fixed')).text).toContain(firstNet.toLocaleString('en-US'));
  expect((await product.mailTo(second.email, 'amount-fixed')).text).toContain(secondNet.toLocaleString('en-US'));
  await product.mailTo(first.email, 'bank-account-request');
  await product.mailTo(fixedEmail, 'amount-fixed-facility');
  const { page, t } = couple;
  await page.goto(paths.couple.payment(venue.companyAccountId, first.key));
  await signInCouple(couple, first.email, PASSWORD);
  await expect(page.getByText(t('transfer.own.next.missing'))).toBeVisible();
  await enterAndSave(couple, `0123${CASES[language].end}`, 'account.add');
  await expect(page.getByText(t('transfer.own.next.fixed'))).toBeVisible();
}

async function enterAndSave(couple: Person, number: string, opener: 'account.add' | 'account.change'): Promise<void> {
  const account = { bank: 'みずほ', branch: '銀座', number, holder: 'コバヤシ ハルト', password: PASSWORD };
  const form = await enterAccount(couple, account, opener);
  await form.getByRole('button', { name: couple.t('deposit.save') }).click();
  await expect(form).toBeHidden();
}

/** A guest of a wedding to come gives by card; returns the order. */
async function give({ actors, money: { venue } }: Story): Promise<string> {
  const { db } = product;
  const { weddingId, key } = await buildWedding(db, { ...venue, startsAt: instant(Date.now() + 2 * DAY_MS) });
  const { email } = await buildAttendant(db, weddingId);
  const guest = await actors.enter('guest', 'phone');
  await guest.page.goto(paths.guest.index(venue.companyAccountId, key));
  await logIn(guest, { email, password: PASSWORD, name: '', nameKana: '' });
  const dialog = await prepareGift(guest, written(GIFT_YEN), '');
  await dialog.getByRole('button', { name: guest.t('gift.send') }).click();
  await approve(guest.page, GIFT_YEN.toLocaleString('en-US'));
  await expect(guest.page.getByText(guest.t('gift.thanks.title'))).toBeVisible();
  const found = db.selectFrom('payment').select('order_id').where('wedding_id', '=', weddingId);
  return (await found.executeTakeFirstOrThrow()).order_id ?? '';
}

/** 2, 4: unpaid balances as of two days: the totals are the sums of the rows, on the page and in the file. */
async function seeUnpaid(story: Story): Promise<void> {
  const { finance, firstNet, secondNet } = story;
  const { page, t } = finance;
  const column = t('unpaid.column.unpaidYen');
  const day = dateOf(instant(Date.now() - 40 * DAY_MS));
  await page.goto(`${pageOf(story, 'unpaid')}?asOf=${day}`);
  const before = await readTable(page, t('unpaid.table'), 2);
  expect([sumOf(before.rows, column), yenIn(before.total[column])]).toEqual([
    firstNet + secondNet,
    firstNet + secondNet,
  ]);
  await page.goto(pageOf(story, 'unpaid'));
  const owed = firstNet + secondNet + netOf(GIFT_YEN);
  const now = await readTable(page, t('unpaid.table'), 3);
  expect([sumOf(now.rows, column), yenIn(now.total[column])]).toEqual([owed, owed]);
  await checkPage(finance);
  const bytes = await save(page, t('unpaid.csv'));
  const [head = [], ...rows] = readCsv(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  const unpaid = head.indexOf('unpaidYen');
  expect(
    rows.reduce((sum, row) => sum + Number(row[unpaid]), 0),
    head.join(),
  ).toBe(owed);
}

/** 4: the transfers are ordered by two people each. */
async function order(story: Story): Promise<void> {
  const { finance, approver, money, language } = story;
  const ending = CASES[language].end;
  await finance.page.goto(pageOf(story, 'weddingPayment', money.first.weddingId));
  await take(story, finance, { step: 'order', ending, done: finance.t('transfer.order.done.approval') });
  await expect(finance.page.getByText(finance.t('transfer.mayNotApprove'))).toBeVisible();
  await signInStaff(approver, money.venue, money.venue.coordinator);
  await approver.page.goto(pageOf(story, 'weddingPayment', money.first.weddingId));
  await take(story, approver, { step: 'approve', ending, done: approver.t('transfer.approve.done') });
  await orderByCalls(product, money);
}

/** 3, 4: a coordinator and the company's treasurer see the states, and nothing of any bank. */
async function seeWithoutBank(story: Story): Promise<void> {
  const { companyId, facilityId } = story.money.venue;
  for (const who of [
    { name: 'coordinator', grant: { scope: 'facility', facilityId, role: 'coordinator' } },
    { name: 'treasurer', grant: { scope: 'company', companyId, role: 'treasurer' } },
  ] as const) {
    const person = await seat(product, story.actors, who);
    const { page, t } = person;
    const answers = recordAnswers(page);
    await page.goto(pageOf(story, 'deposits'));
    const { rows } = await readTable(page, t('deposits.table'), 2);
    for (const row of rows) {
      expect(row[t('deposits.state')]).toContain(t('transfer.state.ordered'));
      expect(Object.keys(row)).not.toContain(t('deposits.account'));
    }
    await checkPage(person);
    expect(answers.filter(answer => answer.includes('orderedAt'))).not.toEqual([]);
    expect(answers.filter(answer => /みずほ|銀座|0123/.test(answer))).toEqual([]);
    await page.goto(pageOf(story, 'transferFiles'));
    await expect(page.getByRole('heading', { name: t('error.title.403') })).toBeVisible();
    await page.context().close();
  }
}

/** 4: finance enters the venue's bank details, makes the file and saves it. */
async function makeFile(story: Story): Promise<Buffer> {
  const { finance, firstNet, secondNet } = story;
  const { page, t } = finance;
  await page.goto(pageOf(story, 'transferFiles'));
  await page.getByRole('button', { name: t('transferFile.consignor.enter'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of [
    ['consignorCode', '0000012345'],
    ['consignorName', 'ホテルルミエール'],
    ['bankNumber', '0001'],
    ['branchNumber', '110'],
    ['accountNumber', '1234567'],
  ] as const) {
    await dialog.getByLabel(t(`transferFile.field.${label}`), { exact: true }).fill(value);
  }
  await checkPage(finance);
  await confirm(finance, t('transferFile.consignor.save'), t('transferFile.consignor.done'));
  await page.getByRole('button', { name: t('transferFile.make.open'), exact: true }).click();
  await expect(dialog.getByText(written(firstNet + secondNet), { exact: true })).toBeVisible();
  await confirm(finance, t('transferFile.make'), t('transferFile.make.done'));
  await checkPage(finance);
  return await save(page, t('transferFile.download'));
}

/** 5: the bank's result: the first transfer failed, the second was carried out. */
async function importResult(story: Story, file: Buffer): Promise<void> {
  const { finance, money, couple, firstNet, secondNet } = story;
  const { page, t } = finance;
  const codes = ['', '4', '0'];
  const lines = file.toString('latin1').split('\r\n');
  const result = lines.map((line, index) =>
    codes[index] ? line.slice(0, 113) + codes[index] + line.slice(114) : line,
  );
  await page.getByRole('button', { name: t('transferFile.results.open'), exact: true }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      ...{ name: 'result.txt', mimeType: 'text/plain', buffer: Buffer.from(result.join('\r\n'), 'latin1') },
    });
  const { rows } = await readTable(page, t('transferFile.results'), 2);
  for (const [index, effect] of (['fail', 'confirm'] as const).entries()) {
    expect(rows[index]?.[t('transferFile.effect')]).toContain(t(`transferFile.effect.${effect}`));
  }
  await checkPage(finance);
  await confirm(finance, t('transferFile.apply'), t('transferFile.apply.done'));
  expect((await product.mailTo(money.first.email, 'deposit-failed')).text).toContain(firstNet.toLocaleString('en-US'));
  await product.mailTo(money.errorEmail, 'deposit-failed-facility');
  expect((await product.mailTo(money.second.email, 'deposited')).text).toContain(secondNet.toLocaleString('en-US'));
  await couple.page.reload();
  await expect(couple.page.getByText(couple.t('transfer.own.next.failed'))).toBeVisible();
  await checkPage(couple);
}

/** 6, 7: the couple correct their account, and the transfer is ordered, approved and carried out again. */
async function correct(story: Story): Promise<void> {
  const { couple, finance, approver, money, language } = story;
  const number = `0124${CASES[language].end}`;
  await enterAndSave(couple, number, 'account.change');
  await expect(couple.page.getByText(couple.t('transfer.own.next.confirmed'))).toBeVisible();
  const address = pageOf(story, 'weddingPayment', money.first.weddingId);
  const ending = number.slice(-3);
  await finance.page.goto(address);
  const { t } = finance;
  const again = { ending, isAgain: true } as const;
  await take(story, finance, { ...again, step: 'order', done: t('transfer.order.done.approval') });
  await approver.page.reload();
  await take(story, approver, { ...again, step: 'approve', done: approver.t('transfer.approve.done') });
  await finance.page.reload();
  await take(story, finance, { step: 'confirm', ending, done: t('transfer.confirm.done') });
  await product.mailTo(money.first.email, 'deposited');
  await couple.page.reload();
  await expect(couple.page.getByText(couple.t('transfer.own.next.done'))).toBeVisible();
  await checkPage(couple);
}

/** 8: the platform closes the month, unless the other language's run has; its invoice is the month's commission. */
async function closeMonth(story: Story): Promise<void> {
  const { finance, operator, money, language } = story;
  const month = dateOf(money.first.startsAt).slice(0, 7);
  const owed = CASES[language].gifts.reduce((sum, yen) => sum + yen - netOf(yen), 0);
  const { page, t } = finance;
  await page.goto(pageOf(story, 'commissions'));
  const { rows } = await readTable(page, t('ledger.table'));
  const column = t('ledger.netCommissionYen');
  expect(rows.map(row => yenIn(row[column]))).toContain(owed);
  await checkPage(finance);
  await operator.page.goto(`${staffPaths.admin.invoices}?month=${month}`);
  const close = operator.page.getByRole('button', { name: operator.t('invoice.close'), exact: true });
  const isClosed = operator.page.getByText(operator.t('invoice.monthHint.closed'));
  await expect(close.or(isClosed)).toBeVisible();
  if (await close.isVisible()) {
    await close.click();
    await checkPage(operator);
    const done = operator.t('invoice.closed', { month: '' }).trim();
    await confirm(operator, operator.t('invoice.close'), done);
  }
  await expect(isClosed).toBeVisible();
  const ours = operator.page.getByRole('row').filter({ hasText: money.name });
  await expect(ours).toContainText(written(owed));
  await page.goto(`${pageOf(story, 'invoice')}?month=${month}`);
  await expect(page.getByRole('article').getByText(written(owed)).first()).toBeVisible();
  await checkPage(finance);
}

/** 9: one order is compared with the gateway; a comparison of all finds no difference. */
async function reconcile(story: Story, orderId: string): Promise<void> {
  const { operator, money } = story;
  const { page, t } = operator;
  await page.goto(staffPaths.admin.payment(orderId));
  // Our amount next to that of the gateway, and no difference.
  const amounts = new RegExp(`${written(GIFT_YEN)}.*${written(GIFT_YEN)}`);
  await expect(page.getByRole('row').filter({ hasText: t('order.column.amount') })).toHaveText(amounts);
  await expect(page.getByText(t('order.trade.differs'), { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: t('order.sync'), exact: true }).click();
  await expect(page.getByText(t('order.sync.ordered'))).toBeVisible();
  await expect(page.getByText(t('order.event.sync-ordered'))).toBeVisible();
  await checkPage(operator);
  const due = { facility_id: money.venue.facilityId, due_at: at(Date.now() + 2 * HOUR_MS) };
  const run = await product.db.insertInto('reconciliation_run').values(due).returning('id').executeTakeFirstOrThrow();
  await runJob(product, 'paymentOrder.ask', { runIds: [run.id] });
  const runs = `${staffPaths.admin.reconciliationRuns}?facility=${encodeURIComponent(money.name)}`;
  await expect(async () => {
    await page.goto(runs);
    await expect(page.getByText(money.name, { exact: true }).first()).toBeVisible();
    // The newest first: below ours is that of the morning, if the schedule was due during the test.
    const [row] = (await readTable(page, t('order.runs'))).rows;
    expect(row?.[t('order.column.state')]).toBe(t('order.run.finished'));
    expect([row?.[t('order.run.asked')], row?.[t('order.run.differences')]]).toEqual(['1', '0']);
  }).toPass();
  await page.goto(staffPaths.admin.reconciliation);
  await expect(page.getByText(t('order.differences.empty'), { exact: true })).toBeVisible();
  await checkPage(operator);
}

/** 11: the cross-facility manager reads everything, and can change nothing. */
async function readOnly(story: Story, orderId: string): Promise<void> {
  const grant = { scope: 'admin', role: 'cross-facility-financial-manager' } as const;
  const { email } = await buildUser(product.db, grant);
  const person = await seat(product, story.actors, { name: 'cross-facility', email });
  const { page, t } = person;
  await page.goto(staffPaths.admin.payment(orderId));
  await expect(page.getByText(t('order.refund.readOnly'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('order.refund.start.gateway'), exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('order.sync'), exact: true })).toHaveCount(0);
  await checkPage(person);
  const client = await clientOf(product, email);
  const params = { orderId };
  const refund = { reason: 'x', password: PASSWORD, byHand: false, facilityCarries: false };
  expect((await client.call(paymentOrder.refund, { params, body: refund })).status).toBe(403);
  expect((await client.call(paymentOrder.sync, { params, body: {} })).status).toBe(403);
}

/** 10: the gift is returned, once, and the balance of its couple follows. */
async function refund(story: Story, orderId: string): Promise<void> {
  const { operator, finance } = story;
  await finance.page.goto(pageOf(story, 'unpaid'));
  const owed = await readTable(finance.page, finance.t('unpaid.table'), 1);
  expect(sumOf(owed.rows, finance.t('unpaid.column.unpaidYen'))).toBe(netOf(GIFT_YEN));
  const { page, t } = operator;
  await page.goto(staffPaths.admin.payment(orderId));
  await page.getByRole('button', { name: t('order.refund.start.gateway'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('order.refund.reason'), { exact: true }).fill('お申し出による返金');
  await checkPage(operator);
  await confirm(operator, t('order.refund.confirm.gateway'), t('order.refund.ordered'));
  await expect(page.getByText(t('payment.state.REFUNDED'), { exact: true }).first()).toBeVisible();
  const trade = (await trades(product.sandboxUrl)).filter(one => one.orderId === orderId);
  expect(trade.map(({ status }) => status)).toEqual(['VOID']);
  await finance.page.reload();
  await expect(finance.page.getByText(finance.t('unpaid.empty'), { exact: true })).toBeVisible();
}

/** The bank's statement is imported and linked to the transfer, and the account is found by the end of its number. */
async function linkStatement(story: Story): Promise<void> {
  const { operator, language, secondNet } = story;
  const { page, t } = operator;
  await page.goto(staffPaths.admin.bankLines);
  await page.getByRole('button', { name: t('bankLine.import'), exact: true }).click();
  const csv = `date,amount,name\n${dateOf(instant(Date.now()))},${secondNet},ｺﾊﾞﾔｼ ﾊﾙﾄ`;
  const dialog = page.getByRole('dialog');
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText(t('bankLine.imported.counts', { added: 1, known: 0 }))).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').filter({ hasText: written(secondNet) });
  await row.getByRole('button', { name: t('bankLine.link.open'), exact: true }).click();
  await expect(dialog.getByText(t('bankLine.proposals'), { exact: true })).toBeVisible();
  await checkPage(operator);
  await dialog.getByRole('button', { name: t('bankLine.link'), exact: true }).click();
  await expect(page.getByText(t('bankLine.linked'))).toBeVisible();
  await expect(row).toContainText(t('bankLine.score', { total: 100 }));
  await checkPage(operator);
  const { end } = CASES[language];
  await page.goto(`${staffPaths.admin.accounts}?accountNumber=4${end}`);
  const { rows } = await readTable(page, t('accounts.title'), 1);
  expect(rows[0]?.[t('accounts.account')]).toContain(`****${end}`);
  expect(rows[0]?.[t('accounts.transfer')]).toContain(t('transfer.state.confirmed'));
  await checkPage(operator);
}

/** The page that neither of them may open, which the browser reports. */
const isRefusal = (complaint: string) =>
  /^(coordinator|treasurer) at \S+\/transfer-files: ApiError: HTTP 403/.test(complaint);

/** What everyone did, as the audit names it. */
const HANDS = [
  'depositAccount.update',
  'transfer.unpaidCsv',
  'transfer.order',
  'transfer.approve',
  'transferFile.saveConsignor',
  'transferFile.make',
  'transferFile.download',
  'transferFile.applyResults',
  'transfer.confirm',
  'paymentOrder.sync',
  'paymentOrder.refund',
];

/** 12: the audit shows every hand. */
async function seeAudit(story: Story): Promise<void> {
  const { operator, money } = story;
  const { page, t } = operator;
  await page.goto(`${staffPaths.admin.audit}?limit=100&facility=${encodeURIComponent(money.name)}`);
  const table = page.getByRole('table', { name: t('audit.list'), exact: true });
  for (const hand of HANDS) await expect(table.locator('code').getByText(hand, { exact: true }).first()).toBeVisible();
  await checkPage(operator);
  await page.goto(`${staffPaths.admin.audit}?limit=100&action=bankLine`);
  for (const hand of ['bankLine.importStatement', 'bankLine.link']) {
    await expect(table.locator('code').getByText(hand, { exact: true }).first()).toBeVisible();
  }
}

for (const language of ['ja', 'en'] as const satisfies readonly Language[]) {
  test(`J12 finance brings every yen to the couples, and proves it, in ${language}`, async ({ browser }, info) => {
    const { url, playbackUrl, db } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures: info.outputDir });
    const [firstNet, secondNet] = CASES[language].gifts.map(netOf) as [number, number];
    const couple = await actors.enter('couple', 'phone');
    const [finance, approver] = [await actors.enter('finance', 'desktop'), await actors.enter('approver', 'desktop')];
    const operator = await seat(product, actors, {
      name: 'operator',
      grant: { scope: 'admin', role: 'administrator' },
    });
    const story: Story = {
      ...{ language, actors, money: money[language], firstNet, secondNet },
      ...{ couple, finance, approver, operator },
    };
    const { venue } = story.money;
    await test.step('1: the amount is fixed', () => fixAmount(story));
    const orderId = await test.step('a guest of another wedding gives', () => give(story));
    await signInStaff(finance, venue, venue.finance);
    await test.step('2, 4: unpaid balances', () => seeUnpaid(story));
    await test.step('4: the transfers are ordered', () => order(story));
    await test.step('3, 4: nothing of the bank', () => seeWithoutBank(story));
    const file = await test.step('4: the transfer file', () => makeFile(story));
    await test.step('5: the result', () => importResult(story, file));
    await test.step('6, 7: the account is corrected', () => correct(story));
    await test.step('8: commissions and invoice', () => closeMonth(story));
    await test.step('9: the gateway agrees', () => reconcile(story, orderId));
    await test.step('11: reads, cannot write', () => readOnly(story, orderId));
    await test.step('10: the gift is returned', () => refund(story, orderId));
    await test.step('the statement and the account', () => linkStatement(story));
    await test.step('12: the audit', () => seeAudit(story));
    expect(await db.selectFrom('payment_difference').select('id').execute()).toEqual([]);
    expect(actors.complaints.filter(complaint => !isRefusal(complaint))).toEqual([]);
    await actors.leave();
  });
}
