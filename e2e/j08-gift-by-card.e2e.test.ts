import { fill } from '@kotohogi/contract/texts/fill';
import { rulesEn } from '@kotohogi/contract/texts/rules.en';
import { rulesJa } from '@kotohogi/contract/texts/rules.ja';
import type { Language } from '@kotohogi/contract/texts/texts';
import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';
import { type BuiltWedding, buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, type Locator, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { recordAnswers } from './steps/answers.ts';
import { CARDS, enterCard, submitCard, validCard } from './steps/card.ts';
import { checkPage } from './steps/check-page.ts';
import { choose, rowsOf } from './steps/controls.ts';
import { signIn } from './steps/couple.ts';
import { approve, fault, seeIssuer, trades } from './steps/gateway.ts';
import { logIn } from './steps/guest.ts';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

const RULES = { ja: rulesJa, en: rulesEn };
/** The gift, and what remains of it for the couple after a commission of 5 %. */
const [AMOUNT, NET] = ['¥12,345', '¥11,728'];
/** The gift as the issuer writes it. */
const CHARGED = '12,345';
const GIVER = '山本 直樹';
const MESSAGE = '末永くお幸せに';

/** A guest of the wedding at its page. */
async function guestOf(actors: Actors, wedding: BuiltWedding, name: string): Promise<Person & { email: string }> {
  const { email } = await buildAttendant(product.db, wedding.weddingId, { name });
  const person = await actors.enter(name, 'phone');
  await person.page.goto(paths.guest.index(product.venue.companyAccountId, wedding.key));
  await logIn(person, { email, password: PASSWORD, name: '', nameKana: '' });
  return { ...person, email };
}

/** 1, 2, 11: nothing is refused, 999 yen are refused, 1,000 are not; the methods are the card and PayPay. */
async function enterAmount(person: Person): Promise<Locator> {
  const { page, t, kit, language } = person;
  const rules = RULES[language];
  await expect(page.getByText(/PayPay/)).toBeVisible();
  await expect(page.getByText(/LINE Pay/)).toHaveCount(0);
  await page.getByRole('button', { name: t('gift.action.choose') }).click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: t('gift.next') });
  await next.click();
  await expect(dialog.getByText(rules.giftOrMessage).first()).toBeVisible();
  await choose(dialog, t('gift.amount'), t('gift.amount.other'));
  const own = dialog.getByLabel(t('gift.amount.own'), { exact: true });
  await own.fill('999');
  await next.click();
  await expect(dialog.getByText(rules.giftAmount)).toBeVisible();
  await checkPage(person);
  await own.fill('1000');
  await expect(dialog.getByText(rules.giftAmount)).toHaveCount(0);
  await next.click();
  const methods = dialog.getByRole('radiogroup', { name: t('payment.method') });
  await expect(methods.getByRole('radio')).toHaveCount(2);
  await expect(methods.getByText('LINE Pay')).toHaveCount(0);
  await expect(dialog.getByText('¥1,000', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: kit.frame.back, exact: true }).click();
  await own.fill('12345');
  await dialog.getByLabel(t('gift.message'), { exact: true }).fill(MESSAGE);
  await next.click();
  return dialog;
}

/** 3: a number with a wrong check digit, a month that has passed, and a code of two digits. */
async function refuseCard(person: Person, dialog: Locator): Promise<void> {
  const { page, t, language } = person;
  const rules = RULES[language];
  const { year, month } = jstOf(instant(Date.now()));
  // The form offers no earlier year, so in January no offered month has passed.
  const past = { month: '01', year: month === 1 ? '' : String(year) };
  await submitCard(dialog, person, { number: '4111111111111112', ...past, code: '12' });
  await expect(dialog.getByText(rules.cardNumber)).toBeVisible();
  await expect(dialog.getByText(month === 1 ? rules.required : rules.cardExpired)).toBeVisible();
  await expect(dialog.getByText(fill(rules.securityCode, { n: 3 }))).toBeVisible();
  await expect(page.getByText(t('payment.defects'))).toBeVisible();
  await checkPage(person);
}

/** 8: the token service is busy, three retries later still, and answers the next time. */
async function findTokensBusy(person: Person, dialog: Locator): Promise<void> {
  const { page, t } = person;
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/getToken')) asked.push(request.method());
  });
  await fault(product.sandboxUrl, 'getToken', 'busy', 4);
  await submitCard(dialog, person, validCard(CARDS.challenge));
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText(t('payment.failure.busy'))).toBeVisible();
  expect(asked).toEqual(['POST', 'POST', 'POST', 'POST']);
  await alert.getByRole('button').click();
}

/** 4: the summary with the masked number, and a total that is exactly the gift. */
async function seeSummary(person: Person, dialog: Locator): Promise<void> {
  const { t } = person;
  await enterCard(dialog, person, CARDS.challenge);
  for (const [label, value] of [
    [t('gift.gift'), AMOUNT],
    [t('payment.charges'), t('payment.charges.none')],
    [t('payment.total'), AMOUNT],
  ] as const) {
    const line = dialog.getByText(label, { exact: true }).locator('xpath=..');
    await expect(line.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText(MESSAGE)).toBeVisible();
  await checkPage(person);
}

/** 6: canceled at the issuer; nothing is charged, and the guest can start again. */
async function cancelAtIssuer(person: Person, dialog: Locator): Promise<void> {
  const { page, t } = person;
  await dialog.getByRole('button', { name: t('gift.send') }).click();
  await approve(page, CHARGED, 'キャンセル');
  await expect(page.getByText(t('payment.notCharged'))).toBeVisible();
  await checkPage(person);
  await page.getByRole('button', { name: t('payment.again') }).click();
  await expect(page.getByRole('button', { name: t('gift.action.choose') })).toBeVisible();
}

/** 5, 7: a double click, and the browser's back button at the issuer; then approved there. */
async function give(person: Person): Promise<void> {
  const { page, t } = person;
  await page.getByRole('button', { name: t('gift.action.choose') }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, t('gift.amount'), t('gift.amount.other'));
  await dialog.getByLabel(t('gift.amount.own'), { exact: true }).fill('12345');
  await dialog.getByLabel(t('gift.message'), { exact: true }).fill(MESSAGE);
  await dialog.getByRole('button', { name: t('gift.next') }).click();
  await enterCard(dialog, person, CARDS.challenge);
  await dialog.getByRole('button', { name: t('gift.send') }).dblclick();
  await seeIssuer(page, CHARGED);
  await page.goBack();
  await page.getByRole('button', { name: t('gift.action.continue') }).click();
  await expect(dialog.getByText(t('payment.phase.issuer.open'), { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: t('payment.phase.issuer.go') }).click();
  await approve(page, CHARGED);
  await expect(page.getByText(t('gift.thanks.title'))).toBeVisible();
  await checkPage(person);
}

/** 12: the couple see who gave how much, and what is transferred to them. */
async function seeSums(actors: Actors, { weddingId, key }: BuiltWedding): Promise<void> {
  const { email } = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
  const couple = await actors.enter('couple', 'phone');
  const { page, t } = couple;
  await page.goto(paths.couple.payment(product.venue.companyAccountId, key));
  await signIn(couple, email, PASSWORD);
  const rows = rowsOf(page, t('gift.list'));
  await expect(rows).toHaveCount(1);
  for (const text of [GIVER, '12,345', MESSAGE]) await expect(rows).toContainText(text);
  await expect(page.getByText(NET, { exact: true })).toBeVisible();
  await checkPage(couple);
}

for (const language of ['ja', 'en'] as const satisfies readonly Language[]) {
  test(`J8.1–8, 11, 12 in ${language}: a gift by card, with every mistake, is charged exactly once`, async ({
    browser,
  }, info) => {
    const { url, playbackUrl, sandboxUrl } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures: info.outputDir });
    const wedding = await buildWedding(product.db, product.venue);
    const before = (await trades(sandboxUrl)).length;
    const other = await actors.enter('other', 'phone');
    const seen = recordAnswers(other.page);
    const { email } = await buildAttendant(product.db, wedding.weddingId, { name: '中村 花' });
    await other.page.goto(paths.guest.index(product.venue.companyAccountId, wedding.key));
    await logIn(other, { email, password: PASSWORD, name: '', nameKana: '' });
    const guest = await guestOf(actors, wedding, GIVER);

    const dialog = await test.step('1, 2, 11: the amount', () => enterAmount(guest));
    await test.step('3: a wrong card', () => refuseCard(guest, dialog));
    await test.step('8: a busy token service', () => findTokensBusy(guest, dialog));
    await test.step('4: the summary', () => seeSummary(guest, dialog));
    expect(await trades(sandboxUrl)).toHaveLength(before);
    await test.step('6: canceled at the issuer', () => cancelAtIssuer(guest, dialog));
    await test.step('5, 7: double click, back button, approval', () => give(guest));
    const receipt = await product.mailTo(guest.email, 'gift-receipt');
    expect(receipt.text).toContain('12,345');
    await test.step('12: the couple and the other guest', async () => {
      await seeSums(actors, wedding);
      await expect(other.page.getByText(other.t('gift.arrived.text'))).toBeVisible();
      await expect(other.page.getByText(/12,345/)).toHaveCount(0);
      expect(seen.filter(answer => /"gift\.sent"/.test(answer)).length).toBeGreaterThan(0);
      expect(seen.filter(answer => /12,?345/.test(answer))).toEqual([]);
    });
    const made = (await trades(sandboxUrl)).slice(before);
    expect(made.map(({ status }) => status)).toEqual(['AUTHENTICATED', 'SALES']);
    expect(actors.complaints).toEqual([]);
    await actors.leave();
  });
}
