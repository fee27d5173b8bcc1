import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refusalText } from '@kotohogi/contract/texts/refusals';
import type { Language } from '@kotohogi/contract/texts/texts';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { erasureDates } from '@kotohogi/domain/wedding/erasure';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { readCsv, readWithLibreOffice } from '@kotohogi/testkit/documents/spreadsheet';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, type Page, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { axeFindings } from './steps/axe.ts';
import { rowsOf, writtenDate, writtenDay, writtenShortly } from './steps/controls.ts';
import { enterAccount, openFromMenu, openTab, signIn } from './steps/couple.ts';
import { linkIn } from './steps/entries.ts';
import { expectSameDocument, logIn, markDocument } from './steps/guest.ts';
import {
  BY_DATE,
  BY_NAME,
  buildGuestList,
  FORMULA,
  GUESTS,
  type GuestList,
  type GuestName,
} from './steps/guest-list.ts';
import { settle } from './steps/settle.ts';

let product: RunningProduct;
test.beforeEach(async () => {
  product = await startProduct();
});
test.afterEach(async () => {
  await product?.stop();
});

const ACCOUNT = { bank: 'みずほ', branch: '銀座', number: '123456', holder: 'コバヤシ ハルト' };
const THANKS = 'ありがとうございます。ぜひ遊びに来てください。';
/** The gross amount as displayed: each commission is rounded down separately (docs/product/balance.md#commission). */
const GROSS = '48,001';
const COMMISSION = '−¥2,400';
const NET = '¥45,601';

async function expectNoViolations(page: Page): Promise<void> {
  // The progress bar at the top of the page stays for half a second after it has finished.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // A text that is still fading in has a low contrast.
  await page.evaluate(settle);
  expect(await axeFindings(page)).toEqual([]);
}

/** The file that the browser downloads on a button press. */
async function keep(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The participants of one run: one of the couple, and two guests on their phones. */
interface Tale {
  readonly actors: Actors;
  readonly guestList: GuestList;
  readonly couple: Person;
  readonly ken: Person;
  readonly miho: Person;
}

/** A guest's leaf on the tree of a page. */
const leafOf = ({ page, t }: Person, name: string) =>
  page.getByRole('toolbar', { name: t('tree.leaves') }).getByRole('button', { name: t('tree.leaf', { name }) });

const guestOf = (email: string) => ({ name: '', nameKana: '', email, password: PASSWORD });

/** A guest logs in and watches the tree on a page that is not reloaded. */
async function watchTree(person: Person, { key, guests }: GuestList, who: GuestName): Promise<void> {
  await person.page.goto(paths.guest.login(product.venue.companyAccountId, key));
  await logIn(person, guestOf(guests[who].email));
  await expect(leafOf(person, guests.ken.name)).toBeVisible();
  await markDocument(person);
}

/** J11.1: the totals of replies and gifts. */
async function seeTotals({ couple: { page } }: Tale): Promise<void> {
  // Four guests attend live; the other two answers have no guest.
  const answers = page.getByRole('definition');
  await expect(answers.filter({ hasText: /^4$/ })).toHaveCount(1);
  await expect(answers.filter({ hasText: /^0$/ })).toHaveCount(2);
  await expect(page.getByText(GROSS)).toBeVisible();
  await expect(page.getByText(COMMISSION)).toBeVisible();
  await expect(page.getByText(NET, { exact: true })).toBeVisible();
  await expectNoViolations(page);
}

/** J11.2: the messages by date, newest first, and by reading. */
async function readMessages({ couple }: Tale) {
  const { page, t } = couple;
  await openFromMenu(couple, 'congratulations');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  const expectOrder = async (order: readonly GuestName[]) => {
    await expect(cards).toHaveCount(order.length);
    for (const [place, guest] of order.entries()) await expect(cards.nth(place)).toContainText(GUESTS[guest].name);
  };
  await expectOrder(BY_DATE);
  await page.getByText(t('messageList.order.name'), { exact: true }).click();
  await expectOrder(BY_NAME);
  await expectNoViolations(page);
  return cards;
}

/** J11.3: a hidden message loses its leaf on a guest's open page; the leaf returns when the message is shown again. */
async function hideOne({ couple: { page, t }, miho, guestList: { guests } }: Tale): Promise<void> {
  const { name } = guests.ken;
  await page.getByRole('button', { name: t('messageList.menu', { name }) }).click();
  await page.getByRole('menuitem', { name: t('messageList.hide') }).click();
  await expect(page.getByText(t('messageList.hidden'), { exact: true })).toBeVisible();
  await expect(leafOf(miho, name)).toBeHidden();
  await expect(miho.page.getByText(GUESTS.ken.message)).toHaveCount(0);
  await expect(leafOf(miho, guests.ryo.name)).toBeVisible();
  await page.getByRole('button', { name: t('messageList.undo') }).click();
  await expect(page.getByText(t('messageList.hidden'), { exact: true })).toBeHidden();
  await expect(leafOf(miho, name)).toBeVisible();
  await expectSameDocument(miho);
}

/** J11.4 and 5: a guest is blocked while the page is open, cannot log in, and can after the couple unblocks them. */
async function blockAndInvite(tale: Tale): Promise<void> {
  const { couple, ken, miho, guestList, actors } = tale;
  const { page, t } = couple;
  const { name, email } = guestList.guests.ken;
  await openTab(couple, 'attendants');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText(t('detail.history.guest'))).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: t('book.block'), exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(t('book.block.consequence'))).toBeVisible();
  await expectNoViolations(page);
  await question.getByRole('button', { name: t('book.block.confirm'), exact: true }).click();
  // Nothing was done on the guest's own phone.
  await expect(ken.page.getByRole('heading', { name: ken.t('letter.blocked.title') })).toBeVisible();
  await expectNoViolations(ken.page);
  await expectSameDocument(ken);
  await expect(leafOf(miho, name)).toBeHidden();
  await actors.picture(ken, 'shown-out');
  await ken.page.goto(paths.guest.index(product.venue.companyAccountId, guestList.key));
  await expect(ken.page.getByRole('heading', { name: ken.t('letter.blocked.title') })).toBeVisible();

  // By keyboard: the toast covers the bottom of the page as long as the pointer rests on it.
  await page.getByRole('button', { name: t('book.unblock'), exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: t('book.block'), exact: true })).toBeVisible();
  await expect(leafOf(miho, name)).toBeVisible();
  await expectSameDocument(miho);
  await ken.page.goto(paths.guest.login(product.venue.companyAccountId, guestList.key));
  // The guest's sessions are valid again, so the login passes them through where one still exists.
  const form = ken.page.getByRole('heading', { name: ken.t('login.title') });
  await expect(form.or(leafOf(ken, name))).toBeVisible();
  if (await form.isVisible()) await logIn(ken, guestOf(email));
  await expect(leafOf(ken, name)).toBeVisible();
}

/** J11.6: the couple thanks two guests, who receive it by mail. */
async function thank(tale: Tale): Promise<void> {
  const cards = await readMessages(tale);
  const { page, t } = tale.couple;
  for (const guest of ['miho', 'ryo'] as const) {
    const { name, email } = tale.guestList.guests[guest];
    const card = cards.filter({ hasText: name });
    await card.getByRole('button', { name: t('messageList.thanks'), exact: true }).click();
    await card.getByLabel(t('messageList.thanks.label', { name })).fill(THANKS);
    await card.getByRole('button', { name: t('messageList.thanks.send'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('messageList.thanks.send') })
      .click();
    await expect(card).toContainText(THANKS);
    expect((await product.mailTo(email, 'thank-you')).text).toContain(THANKS);
  }
}

/** J11.7: the book and both posters are PDFs, and everything together is a ZIP; in English, only the book is made. */
async function takeHome({ couple: { page, t, language }, guestList: { key } }: Tale): Promise<void> {
  const buttonOf = (name: Parameters<typeof t>[0]) =>
    page.getByRole('button', { name: `${t('messageList.keep.save')}: ${t(name)}` });
  const save = (name: Parameters<typeof t>[0]) => keep(page, () => buttonOf(name).click());
  for (const [name, file] of [
    ['messageList.keep.book', `${key}-book.pdf`],
    ['messageList.keep.poster-A4', `${key}-tree-A4.pdf`],
    ['messageList.keep.poster-A2', `${key}-tree-A2.pdf`],
  ] as const) {
    await expect(buttonOf(name)).toBeVisible();
    // Each file takes seconds of CPU time; keepsake.int makes all of them in both languages.
    if (language === 'en' && name !== 'messageList.keep.book') continue;
    const kept = await save(name);
    expect(kept.name).toBe(file);
    expect(kept.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(kept.bytes.subarray(-1_024).toString('latin1')).toContain('%%EOF');
  }
  await expect(buttonOf('messageList.keep.archive')).toBeVisible();
  if (language === 'en') return;
  const all = await save('messageList.keep.archive');
  expect(all.name).toBe(`${key}-keepsake.zip`);
  expect(all.bytes.subarray(0, 2).toString()).toBe('PK');
  expect(all.bytes.toString('latin1')).toContain('messages.csv');
}

/** The exact return gift list, column by column (docs/product/couple-page.md#files). */
const RETURNS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  ja: [
    ['お名前', 'お名前（カナ）', 'ご住所', 'ご祝儀合計', 'お支払い方法', 'ひとこと', 'お礼の言葉'],
    [
      '青木 美穂',
      'アオキ ミホ',
      '〒389-0102 長野県軽井沢町1-2, 205',
      '35000',
      'クレジットカード・PayPay',
      `'${FORMULA} / "お茶"を、どうぞ`,
      THANKS,
    ],
    ['山田 健', 'ヤマダ ケン', '', '3000', 'LINE Pay', "'+81 おめでとう", ''],
    ['Emily Carter', '', '', '10001', 'クレジットカード', '', ''],
  ],
  en: [
    ['name', 'kana', 'address', 'gift sum', 'method', 'message', 'thank-you'],
    [
      '青木 美穂',
      'アオキ ミホ',
      '〒389-0102 長野県軽井沢町1-2, 205',
      '35000',
      'card, PayPay',
      `'${FORMULA} / "お茶"を、どうぞ`,
      THANKS,
    ],
    ['山田 健', 'ヤマダ ケン', '', '3000', 'LINE Pay', "'+81 おめでとう", ''],
    ['Emily Carter', '', '', '10001', 'card', '', ''],
  ],
};

/**
 * J11.8: adds a guest who replied by phone; the return gift list has every column, is in kana order, and runs no
 * formula.
 */
async function saveReturns({ couple }: Tale): Promise<void> {
  const { page, t, language, kit } = couple;
  await openTab(couple, 'attendants');
  await page.getByRole('button', { name: t('book.enter') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('book.name'), { exact: true }).fill('大田 清');
  await dialog.getByText(t('guests.answer.absence'), { exact: true }).click();
  await dialog.getByText(t('guests.relation.family'), { exact: true }).click();
  await dialog.getByRole('button', { name: t('book.enter.save') }).click();
  await expect(rowsOf(page, t('guests.title')).filter({ hasText: '大田 清' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: t('book.save'), exact: true }).click();
  const { bytes } = await keep(page, () =>
    page.getByRole('button', { name: `${t('book.save')}: ${t('book.save.returns')}` }).click(),
  );
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = readCsv(bytes.subarray(3).toString());
  expect(rows).toEqual(RETURNS[language]);
  // Prefixes, in any spelling, that make a spreadsheet treat a cell as a formula.
  expect(rows.flat().filter(cell => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  const [opened] = (await readWithLibreOffice([bytes])) ?? [];
  if (opened === undefined) test.info().annotations.push({ type: 'LibreOffice', description: 'is not installed' });
  else expect(opened).toEqual(rows);
  await page.getByRole('dialog').getByRole('button', { name: kit.frame.close }).click();
}

/** J11.9: gross − commission = net, what comes next of the transfer, and each gift. */
async function seeMoney(
  { couple, guestList: { startsAt, weddingId, guests } }: Tale,
  state: 'not-payment' | 'deposited',
) {
  const { page, t, language } = couple;
  if (state === 'deposited') {
    const change = { payment_state: state, payment_state_at: at(Date.now()) };
    await product.db.updateTable('wedding').set(change).where('id', '=', weddingId).execute();
    await page.reload();
  } else await openFromMenu(couple, 'payment');
  await expect(page.getByText(GROSS).first()).toBeVisible();
  await expect(page.getByText(COMMISSION)).toBeVisible();
  await expect(page.getByText(NET, { exact: true })).toBeVisible();
  const next =
    state === 'deposited'
      ? t('transfer.own.next.done')
      : t('transfer.own.next.open', { date: writtenShortly(startsAt + 3 * DAY_MS, language) });
  await expect(page.getByText(next, { exact: true })).toBeVisible();
  const row = rowsOf(page, t('gift.list')).filter({ hasText: guests.emily.name });
  await expect(row).toContainText('10,001');
}

/** A second person joins the couple's area: invited by mail, and signed in right away. */
async function inviteOther({ couple, actors }: Tale, email: string): Promise<Person> {
  await openFromMenu(couple, 'profile');
  await couple.page.getByLabel(couple.t('user.invite.email'), { exact: true }).fill(email);
  await couple.page.getByRole('button', { name: couple.t('user.invite.send') }).click();
  const mail = await product.mailTo(email, 'host-invite');
  const other = await actors.enter('other', 'phone');
  const { page, t } = other;
  await page.goto(linkIn(mail.text, /https?:\S+\/account\/invites\/\S+/));
  await page.getByLabel(t('account.name'), { exact: true }).fill('佐藤 結衣');
  await page.getByLabel(t('account.verify.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('account.verify.confirm'), { exact: true }).fill(PASSWORD);
  await page.getByText(t('account.verify.agree')).click();
  await page.getByRole('button', { name: t('account.invite.accept') }).click();
  await expect(page.getByRole('heading', { name: t('couple.home'), level: 1 })).toBeVisible();
  return other;
}

/**
 * J11.10: six digits are refused, zeros are prepended, the password is required and checked, and both hosts get a mail.
 */
async function changeAccount({ couple, guestList: { coupleEmail } }: Tale, otherEmail: string): Promise<void> {
  const { page, t, language } = couple;
  const dialog = await enterAccount(couple, { ...ACCOUNT, password: 'not-the-password' });
  const number = dialog.getByLabel(t('account.number'), { exact: true });
  const save = dialog.getByRole('button', { name: t('deposit.save') });
  await save.click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: t('account.number.pad') }).click();
  await expect(number).toHaveValue('0123456');
  await expectNoViolations(page);
  await save.click();
  await expect(dialog.getByText(refusalText('account_password_wrong', language) ?? '').first()).toBeVisible();
  await dialog.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD);
  await save.click();
  await expect(page.getByText('****456')).toBeVisible();
  for (const email of [coupleEmail, otherEmail]) {
    const mail = await product.mailTo(email, 'bank-account-changed');
    expect(mail.text).toContain('****456');
    expect(mail.text).not.toContain('0123456');
  }
}

/** J11.11: one host asks for erasure on a date; the other gets a mail, sees the date, and can cancel it. */
async function askForErasure(tale: Tale, other: Person, otherEmail: string): Promise<void> {
  const { couple, guestList, actors } = tale;
  const { page, t, language } = couple;
  const { first, last } = erasureDates(guestList.startsAt, instant(Date.now()));
  const shown = writtenDay(atJst(last), language);
  await openFromMenu(couple, 'profile');
  await page.getByRole('button', { name: t('erasure.open') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(shown);
  const date = dialog.getByLabel(t('erasure.date'), { exact: true });
  const confirm = dialog.getByRole('button', { name: t('erasure.confirm') });
  await expect(confirm).toBeDisabled();
  await date.fill(addDays(first, -1));
  await confirm.click();
  await expect(dialog.getByRole('alert').filter({ hasText: writtenDate(atJst(first), language) })).toBeVisible();
  await date.fill(last);
  await expectNoViolations(page);
  await actors.picture(couple, 'erasure');
  await confirm.click();
  await expect(page.getByText(t('erasure.on', { date: shown }))).toBeVisible();
  for (const email of [guestList.coupleEmail, otherEmail]) {
    expect((await product.mailTo(email, 'erase-date')).text).toContain(last.slice(0, 4));
  }
  await actors.picture(couple, 'erasure-asked');

  await openFromMenu(other, 'profile');
  await expect(other.page.getByText(other.t('erasure.on', { date: shown }))).toBeVisible();
  await other.page.getByRole('button', { name: other.t('erasure.withdraw') }).click();
  await expect(other.page.getByRole('button', { name: other.t('erasure.open') })).toBeVisible();
}

/** The couple postpones the wedding and sets the new day; a guest gets a mail for each. */
async function postpone(person: Person, guestEmail: string): Promise<void> {
  const { page, t } = person;
  await page.getByRole('button', { name: t('schedule.postpone') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('schedule.postpone') })
    .click();
  await expect(page.getByText(t('schedule.postponed'))).toBeVisible();
  await expectNoViolations(page);
  const postponedMail = await product.mailTo(guestEmail, 'postponed');
  expect(postponedMail.attachments[0]?.content).toContain('METHOD:CANCEL');

  await page.getByRole('button', { name: t('schedule.date') }).click();
  const dialog = page.getByRole('alertdialog');
  const day = dateOf(instant(Date.now() + 60 * DAY_MS));
  const { form } = person.kit;
  await dialog.getByLabel(form.date, { exact: true }).fill(day);
  await dialog.getByLabel(form.time, { exact: true }).fill('11:00');
  await dialog.getByRole('button', { name: t('schedule.date.send') }).click();
  await expect(page.getByRole('button', { name: t('schedule.postpone') })).toBeVisible();
}

/**
 * What the browser logs of the refusals here: the host's wrong password, a date that is too early, and whatever the
 * blocked guest tries.
 */
const isRefusal = (complaint: string) =>
  /\/(depositAccount|erasure)\b/.test(complaint) || /^ken at .*(401|WebSocket)/.test(complaint);

for (const language of ['ja', 'en'] as const satisfies readonly Language[]) {
  test(`J11 the couple afterwards, in ${language}`, async ({ browser }, info) => {
    const guestList = await buildGuestList(product);
    const { url, playbackUrl, venue } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures: path.join(info.outputDir) });
    const [couple, ken, miho] = [
      await actors.enter('couple', 'phone'),
      await actors.enter('ken', 'phone'),
      await actors.enter('miho', 'phone'),
    ];
    const tale = { actors, guestList, couple, ken, miho };
    const otherEmail = 'the-other-one@example.jp';
    await test.step('1 the index shows totals', async () => {
      await couple.page.goto(paths.couple.index(venue.companyAccountId, guestList.key));
      await signIn(couple, guestList.coupleEmail, PASSWORD);
      await seeTotals(tale);
      await actors.picture(couple, 'home');
    });
    await test.step('2 messages by date and in kana order', async () => {
      await readMessages(tale);
      await actors.picture(couple, 'words');
    });
    await watchTree(miho, guestList, 'miho');
    await watchTree(ken, guestList, 'ken');
    await test.step('3 one message is hidden', () => hideOne(tale));
    await test.step('4–5 a guest is blocked and unblocked', () => blockAndInvite(tale));
    await test.step('6 the couple thanks for leaves', () => thank(tale));
    await test.step('7 book, poster, everything', () => takeHome(tale));
    await test.step('8 the list for return gifts', () => saveReturns(tale));
    const other = await inviteOther(tale, otherEmail);
    await test.step('9 the payment page', async () => {
      await seeMoney(tale, 'not-payment');
      await actors.picture(couple, 'payment');
    });
    await test.step('10 the account', () => changeAccount(tale, otherEmail));
    await test.step('9 … once the money is on its way', async () => {
      await seeMoney(tale, 'deposited');
      await actors.picture(couple, 'deposited');
    });
    await test.step('11 the day of erasure', () => askForErasure(tale, other, otherEmail));
    expect(actors.complaints.filter(complaint => !isRefusal(complaint))).toEqual([]);
    await actors.leave();
  });

  test(`a couple postpones their wedding and sets the new day, in ${language}`, async ({ browser }, info) => {
    const { db, url, playbackUrl, venue } = product;
    const startsAt = atJst(addDays(dateOf(instant(Date.now())), 40), 13);
    const { weddingId, key } = await buildWedding(db, { ...venue, startsAt });
    const host = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
    const guest = await buildAttendant(db, weddingId);
    const actors = new Actors({ browser, url, playbackUrl, language, pictures: path.join(info.outputDir) });
    const couple = await actors.enter('couple', 'phone');
    await couple.page.goto(paths.couple.index(venue.companyAccountId, key));
    await signIn(couple, host.email, PASSWORD);
    // Content that loads above the button moves it, so this waits for everything first.
    await expect(couple.page.getByText('山本 直樹')).toBeVisible();
    await postpone(couple, guest.email);
    await actors.picture(couple, 'postponed');
    expect(actors.complaints).toEqual([]);
    await actors.leave();
  });
}
