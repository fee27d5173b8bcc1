import { readFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { attendant } from '@kotohogi/contract/attendant';
import { congratulation } from '@kotohogi/contract/congratulation';
import type { Language } from '@kotohogi/contract/texts/texts';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, type Page, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Cast, type Person } from './steps/cast.ts';
import { rowsOf } from './steps/controls.ts';
import { openFromMenu, openTab } from './steps/couple.ts';

let product: RunningProduct;
test.beforeEach(async () => {
  product = await startProduct();
});
test.afterEach(async () => {
  await product?.stop();
});

const ACCOUNT = { bank: 'みずほ', branch: '銀座', six: '123456', holder: 'コバヤシ ハルト' };
const THANKS = 'ありがとうございます。ぜひ遊びに来てください。';
const WORDS = ['おふたりとも、おめでとうございます🎉', '末永くお幸せに。'] as const;

interface Party {
  readonly weddingId: WeddingId;
  readonly key: string;
  readonly coupleEmail: string;
  readonly partnerEmail: string;
  readonly guests: readonly { readonly id: number; readonly name: string; readonly email: string }[];
}

/** A wedding of today with two guests who have written, one of whom has given, and two hosts. */
async function buildParty(): Promise<Party> {
  const { db, url, venue } = product;
  const startsAt = atJst(dateOf(instant(Date.now())), 23, 30);
  const wedding = await buildWedding(db, { ...venue, startsAt });
  const { weddingId, key } = wedding;
  const host = async () => (await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' })).email;
  const guests = [];
  for (const [place, name] of ['山田 健', '青木 美穂'].entries()) {
    const guest = await buildAttendant(db, weddingId, { name });
    const kana = ['ヤマダ ケン', 'アオキ ミホ'][place] ?? '';
    await db.updateTable('attendant').set({ name_kana: kana }).where('id', '=', guest.attendantId).execute();
    const client = new TestClient(url);
    await client.call(attendant.login, {
      params: { wedding: key },
      body: { email: guest.email, password: PASSWORD },
    });
    const message = WORDS[place] ?? '';
    await client.call(congratulation.send, { params: { wedding: key }, body: { message } });
    guests.push({ id: guest.attendantId, name, email: guest.email });
  }
  const now = at(Date.now());
  await db
    .insertInto('payment')
    .values({
      purpose: 'gift',
      wedding_id: weddingId,
      facility_id: venue.facilityId,
      attendant_id: guests[1]?.id ?? 0,
      method: 'CREDIT',
      amount_yen: 30_000,
      state: 'CAPTURED',
      commission_rate: 500,
      captured_at: now,
      deadline_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { weddingId, key, coupleEmail: await host(), partnerEmail: await host(), guests };
}

/** Signs in on the couple's own login, wherever one was sent there from. */
async function signIn({ page, say }: Person, email: string): Promise<void> {
  await page.getByLabel(say('session.email'), { exact: true }).fill(email);
  await page.getByLabel(say('session.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('session.signIn') }).click();
}

async function expectNoViolations(page: Page): Promise<void> {
  // The bar at the head of the page shows for half a second after it has finished.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([]);
}

/** What a press makes the browser keep. */
async function keep(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** A message is taken off the tree, brought back, and its leaf thanked. */
async function tendWords(person: Person, { guests }: Party): Promise<void> {
  const { page, say } = person;
  const [ken, miho] = guests;
  if (ken === undefined || miho === undefined) throw new Error('two guests have written');
  await openFromMenu(person, 'congratulations');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(cards.first()).toContainText(miho.name);
  await page.getByText(say('wishes.order.name'), { exact: true }).click();
  await expect(cards.first()).toContainText(miho.name);
  await expect(cards.last()).toContainText(ken.name);
  await expectNoViolations(page);
  await page.getByRole('button', { name: `${say('wishes.hide')}: ${ken.name}` }).click();
  await expect(page.getByText(say('wishes.hidden'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('wishes.undo') }).click();
  await expect(page.getByText(say('wishes.hidden'), { exact: true })).toBeHidden();

  const card = cards.filter({ hasText: miho.name });
  await card.getByRole('button', { name: say('wishes.thanks'), exact: true }).click();
  await card.getByLabel(say('wishes.thanks.label', { name: miho.name })).fill(THANKS);
  await card.getByRole('button', { name: say('wishes.thanks.send'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('wishes.thanks.send') })
    .click();
  await expect(card).toContainText(THANKS);
  expect((await product.mailTo(miho.email, 'thank-you')).text).toContain(THANKS);
}

/** The book and both posters are PDF, everything comes as a ZIP. */
async function takeHome({ page, say }: Person, { key }: Party): Promise<void> {
  const save = (name: Parameters<typeof say>[0]) =>
    keep(page, () => page.getByRole('button', { name: `${say('wishes.keep.save')}: ${say(name)}` }).click());
  for (const [name, file] of [
    ['wishes.keep.book', `${key}-book.pdf`],
    ['wishes.keep.poster.A4', `${key}-tree-A4.pdf`],
  ] as const) {
    const kept = await save(name);
    expect(kept.name).toBe(file);
    expect(kept.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const all = await save('wishes.keep.archive');
  expect(all.name).toBe(`${key}-keepsake.zip`);
  expect(all.bytes.subarray(0, 2).toString()).toBe('PK');
}

/** A guest is put down by telephone, looked at, stopped and let in again; the list for return gifts is saved. */
async function tendGuests(person: Person, { guests }: Party): Promise<void> {
  const { page, say } = person;
  const [ken, miho] = guests;
  if (ken === undefined || miho === undefined) throw new Error('two guests have answered');
  await openTab(person, 'attendants');
  await page.getByRole('button', { name: say('book.enter') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('book.name'), { exact: true }).fill('大田 清');
  await dialog.getByText(say('guests.answer.absence'), { exact: true }).click();
  await dialog.getByText(say('guests.relation.family'), { exact: true }).click();
  await dialog.getByRole('button', { name: say('book.enter.save') }).click();
  const rows = rowsOf(page, say('guests.title'));
  await expect(rows.filter({ hasText: '大田 清' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: say('book.save'), exact: true }).click();
  const file = await keep(page, () =>
    page.getByRole('button', { name: `${say('book.save')}: ${say('book.save.returns')}` }).click(),
  );
  expect(file.bytes.toString()).toContain(`${miho.name},アオキ ミホ,,30000,`);
  await page.getByRole('dialog').getByRole('button', { name: person.kit.frame.close }).click();

  await page.getByRole('link', { name: ken.name }).click();
  await expect(page.getByRole('heading', { name: ken.name, level: 1 })).toBeVisible();
  await expect(page.getByText(say('detail.history.guest'))).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: say('book.block'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('book.unblock'), exact: true })).toBeVisible();
}

/** The account: six digits are refused, zeros are put before, the password is asked for, both are told. */
async function giveAccount(person: Person, { coupleEmail, partnerEmail }: Party): Promise<void> {
  const { page, say } = person;
  await openFromMenu(person, 'payment');
  await expect(page.getByText('¥28,500').first()).toBeVisible();
  await page.getByRole('button', { name: say('account.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('account.bank.find')).fill(ACCOUNT.bank);
  await dialog.getByRole('button', { name: 'みずほ銀行（0001）' }).click();
  await dialog.getByLabel(say('account.branch.find')).fill(ACCOUNT.branch);
  await dialog.getByRole('button', { name: /^銀座支店/ }).click();
  const number = dialog.getByLabel(say('account.number'), { exact: true });
  await number.fill(ACCOUNT.six);
  await dialog.getByLabel(say('account.holder')).fill(ACCOUNT.holder);
  await dialog.getByLabel(say('account.password'), { exact: true }).fill(PASSWORD);
  const save = dialog.getByRole('button', { name: say('deposit.save') });
  await save.click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: say('account.number.pad') }).click();
  await expect(number).toHaveValue('0123456');
  await expectNoViolations(page);
  await save.click();
  await expect(page.getByText('****456')).toBeVisible();
  for (const email of [coupleEmail, partnerEmail]) {
    expect((await product.mailTo(email, 'bank-account-changed')).text).toContain('****456');
  }
}

/** The couple puts the wedding off and tells the new day; the guest hears of both. */
async function postpone(person: Person, { guests }: Party): Promise<void> {
  const { page, say } = person;
  await openTab(person, 'home');
  // What comes in above the button moves it: everything is there first.
  await expect(page.getByText('¥28,500')).toBeVisible();
  await expect(page.getByText('大田 清')).toBeVisible();
  await page.getByRole('button', { name: say('standing.postpone') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('standing.postpone') })
    .click();
  await expect(page.getByText(say('standing.postponed'))).toBeVisible();
  await expectNoViolations(page);
  const told = await product.mailTo(guests[1]?.email ?? '', 'postponed');
  expect(told.attachments[0]?.content).toContain('METHOD:CANCEL');

  await page.getByRole('button', { name: say('standing.date') }).click();
  const dialog = page.getByRole('alertdialog');
  const day = dateOf(instant(Date.now() + 60 * DAY_MS));
  const { form } = person.kit;
  await dialog.getByLabel(form.date, { exact: true }).fill(day);
  await dialog.getByLabel(form.time, { exact: true }).fill('11:00');
  await dialog.getByRole('button', { name: say('standing.date.send') }).click();
  await expect(page.getByRole('button', { name: say('standing.postpone') })).toBeVisible();
}

for (const language of ['ja', 'en'] as const satisfies readonly Language[]) {
  test(`J11 the couple afterwards, in ${language}`, async ({ browser }, info) => {
    test.setTimeout(600_000);
    const party = await buildParty();
    const { url, playbackUrl, venue } = product;
    const cast = new Cast({ browser, url, playbackUrl, language, pictures: path.join(info.outputDir) });
    const person = await cast.enter('couple', 'phone');
    await person.page.goto(paths.couple.index(venue.companyAccountId, party.key));
    await signIn(person, party.coupleEmail);
    await expect(person.page.getByText('¥28,500').first()).toBeVisible();
    await expectNoViolations(person.page);
    await cast.picture(person, 'home');
    await tendWords(person, party);
    await cast.picture(person, 'words');
    await takeHome(person, party);
    await tendGuests(person, party);
    await cast.picture(person, 'guest');
    await giveAccount(person, party);
    await cast.picture(person, 'payment');
    await postpone(person, party);
    await cast.picture(person, 'postponed');
    expect(cast.complaints).toEqual([]);
    await cast.leave();
  });
}
