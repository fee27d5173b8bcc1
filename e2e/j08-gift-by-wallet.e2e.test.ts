import path from 'node:path';
import type { Language } from '@kotohogi/contract/texts/texts';
import { type BuiltWedding, buildAttendant, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, type Locator, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { choose, seesNoOverflow } from './steps/controls.ts';
import { answerInWallet, trades } from './steps/gateway.ts';
import { logIn } from './steps/guest.ts';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct({ GIFT_METHODS: 'CREDIT,PAYPAY,LINEPAY' });
});
test.afterAll(async () => {
  await product?.stop();
});

const RECEIPT_NAME = '株式会社髙﨑𠮷野';

/** Opens the gift form, enters an amount and chooses the wallet; returns the dialog before the final button. */
async function prepare({ page, t }: Person, wallet: string, amount: string): Promise<Locator> {
  await page.getByRole('button', { name: t('gift.action.choose') }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, t('gift.amount'), amount);
  await dialog.getByRole('button', { name: t('gift.next') }).click();
  const methods = dialog.getByRole('radiogroup', { name: t('payment.method') });
  await expect(methods.getByRole('radio')).toHaveCount(3);
  await choose(dialog, t('payment.method'), wallet);
  await expect(dialog.getByText(t('payment.wallet.hint', { wallet }))).toBeVisible();
  await seesNoOverflow(page);
  await dialog.getByRole('button', { name: t('payment.check'), exact: true }).click();
  await expect(dialog.getByText(wallet, { exact: true })).toBeVisible();
  await expect(dialog.getByText(amount, { exact: true }).first()).toBeVisible();
  return dialog;
}

const send = (dialog: Locator, { t }: Person) => dialog.getByRole('button', { name: t('gift.send') }).click();

/** The gateway's own records of the latest gifts of these amounts. */
async function booked(amounts: readonly number[]): Promise<string[]> {
  const known = await trades(product.sandboxUrl);
  return amounts.map(amount => known.findLast(trade => trade.amountYen === amount)?.status ?? 'none');
}

async function guestOf(actors: Actors, wedding: BuiltWedding) {
  const { email } = await buildAttendant(product.db, wedding.weddingId, {});
  const person = await actors.enter('guest', 'phone');
  const home = paths.guest.index(product.venue.companyAccountId, wedding.key);
  await person.page.goto(home);
  await logIn(person, { email, password: PASSWORD, name: '', nameKana: '' });
  return { person, email, home };
}

/** Each amount as its button writes it, and in yen. */
const [DECLINED, PAID, CLOSED, LATE] = [
  ['¥5,000', 5_000],
  ['¥20,000', 20_000],
  ['¥30,000', 30_000],
  ['¥50,000', 50_000],
] as const;

/** LINE Pay differs in its name only, so one language is enough. A guest who declines there has canceled. */
const WALKS = [
  { language: 'ja', wallet: 'PayPay', declined: ['failed', 'PAYFAIL'] },
  { language: 'en', wallet: 'PayPay', declined: ['failed', 'PAYFAIL'] },
  { language: 'ja', wallet: 'LINE Pay', declined: ['canceled', 'PAYCANCEL'] },
] as const satisfies readonly { language: Language; wallet: string; declined: object }[];

for (const { language, wallet, declined } of WALKS) {
  test(`J8.9–11 in ${language}: a gift by ${wallet}, declined, paid, paid with the tab closed, and left to expire`, async ({
    browser,
  }, info) => {
    const { url, playbackUrl } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures: path.join(info.outputDir, 'stations') });
    const [phase, declinedAs] = declined;
    const wedding = await buildWedding(product.db, product.venue);
    const { person, email, home } = await guestOf(actors, wedding);
    const { page, t } = person;

    await expect(page.getByText(new RegExp(wallet))).toBeVisible();
    await send(await prepare(person, wallet, DECLINED[0]), person);
    await answerInWallet(page, wallet, DECLINED[0].slice(1), '支払わない');
    await expect(page.getByText(t(`payment.phase.${phase}`), { exact: true })).toBeVisible();
    const reason = phase === 'failed' ? 'payment.phase.failed.wallet' : 'payment.phase.canceled.hint';
    await expect(page.getByText(t(reason, { wallet }))).toBeVisible();
    await page.getByRole('button', { name: t('payment.again') }).click();

    await send(await prepare(person, wallet, PAID[0]), person);
    await answerInWallet(page, wallet, PAID[0].slice(1), '支払う');
    await expect(page.getByText(t('gift.thanks.title'))).toBeVisible();
    await page.getByRole('link', { name: t('gift.receipt') }).click();
    await page.getByLabel(t('receipt.name')).fill(RECEIPT_NAME);
    await page.getByRole('button', { name: t('receipt.issue') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('receipt.confirm.yes') })
      .click();
    const receipt = page.getByRole('article');
    await expect(receipt.getByText(wallet, { exact: true })).toBeVisible();
    await expect(receipt).toContainText(RECEIPT_NAME);
    await expect(receipt).toContainText(PAID[0]);
    expect((await product.mailTo(email, 'gift-receipt')).text).toContain(wallet);
    await page.getByRole('link', { name: t('receipt.back') }).click();
    await page.getByRole('link', { name: t('gift.page.back') }).click();

    // The tab is closed on the wallet's page, before it redirects back.
    await page.route(/\/api\/payment\/return/, route => route.abort());
    await send(await prepare(person, wallet, CLOSED[0]), person);
    await answerInWallet(page, wallet, CLOSED[0].slice(1), '支払う');
    await expect.poll(() => booked([CLOSED[1]])).toEqual(['SALES']);
    await page.unroute(/\/api\/payment\/return/);
    await page.goto(`${home}/payment`);
    await expect(page.getByText(t('payment.own.captured'), { exact: true })).toHaveCount(2);
    await page.getByRole('link', { name: t('gift.page.back') }).click();

    await send(await prepare(person, wallet, LATE[0]), person);
    await answerInWallet(page, wallet, LATE[0].slice(1), '期限切れにする');
    await expect(page.getByText(t('payment.phase.timeout'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('payment.again') }).click();
    await expect(page.getByRole('button', { name: t('gift.action.choose') })).toBeVisible();
    expect(await booked([DECLINED[1], PAID[1], CLOSED[1], LATE[1]])).toEqual([declinedAs, 'SALES', 'SALES', 'EXPIRED']);
  });
}
