import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { session } from '@kotohogi/contract/session';
import type { Language } from '@kotohogi/contract/texts/texts';
import { wedding } from '@kotohogi/contract/wedding';
import { instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import { paths } from '@kotohogi/web/src/shell/router/paths.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { en, type JourneyScript, ja } from './journey-scripts.ts';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import { changeLanguage, seesNoOverflow, writtenDay } from './steps/controls.ts';
import * as couples from './steps/couple.ts';
import { linkIn } from './steps/entries.ts';
import { openInvitation } from './steps/guest.ts';
import { readCode } from './steps/qr-code.ts';
import { textsOf } from './steps/texts.ts';

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

const COUPLES_PASSWORD = 'the-password-of-the-couple';
/** Exact texts: those of docs/product/form.md#messages, else those of the contract. */
const EXPECTED_TEXTS = {
  ja: {
    kana: 'カナ文字以外は入力できません。',
    wrongType: 'このファイルの種類は受付できません。',
    tooLong: '1000文字以内で入力してください。',
    tooLongAloud: '1文字多く入力されています。',
    copied: 'コピーしました。',
    sevenDigits: '7文字で入力してください。',
    wrongPassword: 'パスワードが正しくありません。いまお使いのパスワードを入力してください。',
    replyBy: (date: string) => `お手数ですが ${date} までにお返事をお願いいたします`,
  },
  en: {
    kana: 'Please enter kana characters only.',
    wrongType: 'This type of file cannot be accepted.',
    tooLong: 'Please enter 1000 characters or less.',
    tooLongAloud: '1 character too many.',
    copied: 'Copied.',
    sevenDigits: 'Please enter 7 characters.',
    wrongPassword: 'The password is incorrect. Please enter your current password.',
    replyBy: (date: string) => `Please let us know by ${date}`,
  },
} as const;
/** A program item that the couple adds. */
const OWN_ITEM = '家族への手紙';
const OWN_ITEM_EN = 'A letter to our families';
/** The program as guests read it, once the rings come before the vow of love. */
const PROGRAMME = {
  ja: [
    '新郎新婦 入場',
    '誓いの言葉',
    '指輪の交換',
    '愛の誓い',
    '結婚証明書に署名',
    '賛美歌',
    '祝祷',
    '新郎新婦 退場',
    'おふたりからのご挨拶',
    OWN_ITEM,
  ],
  en: [
    'The bride and groom enter',
    'Vows',
    'Exchange of rings',
    'Vow of love',
    'Signing of the certificate',
    'Hymn',
    'Benediction',
    'The bride and groom leave',
    'A greeting from the couple to you',
    OWN_ITEM_EN,
  ],
} as const;
/** The couple's greetings in both languages. */
const GREETINGS = { ja: ja.greetings, en: en.greetings } as const;
const ACCOUNT = {
  bank: 'みずほ',
  branch: '銀座',
  number: '123456',
  holder: 'コバヤシ ハルト',
  password: 'not the password',
};

/** The day of the ceremony and the reply deadline, `yyyy-MM-dd` in Japan. */
const DAY = addDays(dateOf(instant(Date.now())), 40);
const DEADLINE = addDays(DAY, -14);
/** The venue creates the wedding, which sends the couple a mail in their language; returns the link in it. */
async function receiveMail({ weddingKey, reservationId, coupleEmail, language }: JourneyScript): Promise<string> {
  const { url, venue } = product;
  const staff = new TestClient(url);
  await staff.call(session.login, { body: { email: venue.coordinator, password: PASSWORD } });
  const { status } = await staff.call(wedding.create, {
    params: { facilityId: venue.facilityId },
    body: {
      hallId: venue.hallId,
      key: weddingKey,
      reservationId,
      dateTime: `${DAY} 13:00`,
      email: coupleEmail,
      numOfAttendeesDiv: '3',
      language,
      // The weddings of both languages use one hall at the same time.
      isHallUseConfirmed: true,
    },
  });
  expect(status).toBe(200);
  return linkIn((await product.mailTo(coupleEmail, 'host-verify')).text, /https?:\S+\/manage\/verify\S+/);
}

/** 1: the link leads to the form for names and password, which leads to the couple's home. */
async function begin(person: Person, link: string, { groom, bride }: JourneyScript): Promise<void> {
  await person.page.goto(link);
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
  await seesNoOverflow(person.page);
  await couples.visitFirst(person, link, { groom, bride, password: COUPLES_PASSWORD });
  await seesNoOverflow(person.page);
}

/** 2: the reading field rejects kanji on blur and clears the error once corrected. */
async function writeReadings(person: Person, { groom, bride, language }: JourneyScript): Promise<void> {
  const { page, t } = person;
  await couples.openFromMenu(person, 'profile');
  const sheet = page.getByRole('region', { name: groom.firstName });
  const kana = sheet.getByLabel(t('profile.lastNameKana'), { exact: true });
  await kana.fill('小林');
  await kana.blur();
  await expect(sheet.getByText(EXPECTED_TEXTS[language].kana, { exact: true })).toBeVisible();
  await expect(kana).toHaveAttribute('aria-invalid', 'true');
  await expect(kana).toHaveAccessibleDescription(EXPECTED_TEXTS[language].kana);
  await page.getByRole('button', { name: person.kit.frame.save }).click();
  await expect(kana).toBeFocused();
  await seesNoOverflow(page);
  await kana.fill('こばやし');
  await kana.blur();
  await expect(kana).toHaveValue('コバヤシ');
  await expect(page.getByText(EXPECTED_TEXTS[language].kana, { exact: true })).toHaveCount(0);
  await couples.fillProfiles(person, [groom, bride]);
}

/** 3: two photographs; a file that is not an image is rejected and leaves the slot empty. */
async function choosePhotos(person: Person, language: Language): Promise<void> {
  const { page, t, kit } = person;
  await couples.openPart(person, 'photos');
  const main = page.getByLabel(t('invitation.photos.main'), { exact: true });
  await main.setInputFiles({ name: 'vows.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText(EXPECTED_TEXTS[language].wrongType, { exact: true })).toBeVisible();
  await expect(main).toHaveAttribute('aria-invalid', 'true');
  await couples.choosePhoto(person, 'main');
  await expect(page.getByText(EXPECTED_TEXTS[language].wrongType, { exact: true })).toHaveCount(0);
  await couples.choosePhoto(person, 'sub');
  await expect(page.getByText(kit.image.replace)).toHaveCount(2);
}

const colourOf = (text: Locator) => text.evaluate(one => getComputedStyle(one).color);

/** 4: one character too many turns the counter red and disables saving, publishing and the preview. */
async function writeGreetings(person: Person, language: Language): Promise<void> {
  const { page, t, kit } = person;
  const textbox = page.getByRole('textbox', { name: t('invitation.greetings.ja') });
  const shut = [
    page.getByRole('button', { name: kit.frame.save, exact: true }),
    page.getByRole('button', { name: t('invitation.saveAndPublish') }),
    page.getByRole('button', { name: t('invitation.openPreview') }),
  ];
  // An emoji counts as one character, however many code units it takes.
  await textbox.fill(`${'寿'.repeat(999)}🎉`);
  const fine = await colourOf(page.getByText('1000 / 1000', { exact: true }));
  for (const button of shut) await expect(button).toBeEnabled();
  await textbox.fill(`${'寿'.repeat(1_000)}🎉`);
  const error = page.getByText(EXPECTED_TEXTS[language].tooLong, { exact: true });
  await expect(error).toBeVisible();
  const red = await colourOf(error);
  expect(red).not.toBe(fine);
  await expect(page.getByText('1001 / 1000', { exact: true })).toHaveCSS('color', red);
  await expect(page.getByText(EXPECTED_TEXTS[language].tooLongAloud, { exact: true })).toBeAttached();
  for (const button of shut) await expect(button).toBeDisabled();
  await seesNoOverflow(page);
  await textbox.fill(GREETINGS.ja);
  await page.getByRole('textbox', { name: t('invitation.greetings.en') }).fill(GREETINGS.en);
  for (const button of shut) await expect(button).toBeEnabled();
}

/** 5: moves the rings before the vow of love and appends an item of the couple's own, in both languages. */
async function orderProgramme(person: Person, { earlier }: JourneyScript): Promise<void> {
  const { page, t } = person;
  await couples.openPart(person, 'programs');
  await couples.moveEarlier(person, earlier);
  await page.getByRole('button', { name: t('invitation.program.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('invitation.program.title'), { exact: true }).fill(OWN_ITEM);
  await dialog.getByRole('button', { name: t('invitation.guide.done') }).click();
  await expect(couples.programmeOf(person)).toContainText([...PROGRAMME.ja]);
  const part = page.locator('#part-programs');
  await part.getByRole('button', { name: t('invitation.english.open') }).click();
  await part.getByLabel(OWN_ITEM, { exact: true }).fill(OWN_ITEM_EN);
}

/** 6: sets the reply deadline. */
async function setDeadline(person: Person): Promise<void> {
  const { page, t } = person;
  await couples.openPart(person, 'replyDeadline');
  await page.getByLabel(t('invitation.deadline.label'), { exact: true }).fill(DEADLINE);
  await seesNoOverflow(page);
}

/** The invitation as guests read it in a language: text, photographs, program, deadline. */
async function readInvitation(page: Page, language: Language): Promise<void> {
  await expect(page.getByText(GREETINGS[language], { exact: true })).toBeVisible();
  await expect(page.getByText(GREETINGS[language === 'ja' ? 'en' : 'ja'], { exact: true })).toHaveCount(0);
  const photos = page.locator('[data-part="photos"] img[src^="/files/"]').filter({ visible: true });
  await expect(photos).toHaveCount(2);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await photo.evaluate((picture: HTMLImageElement) => picture.decode());
  }
  await expect(page.locator('[data-part="programs"]').getByRole('listitem')).toHaveText([...PROGRAMME[language]]);
  await expect(page.getByText(EXPECTED_TEXTS[language].replyBy(writtenDay(atJst(DEADLINE), language)))).toBeVisible();
  await seesNoOverflow(page);
}

/** 7: opens the guests' page with the unsaved changes, in Japanese and then in English. */
async function reviewPreview(person: Person, language: Language): Promise<void> {
  const shown = await couples.openPreview(person);
  await expect(shown).toHaveURL(/\/invitation\?invpreview=/);
  if (language !== 'ja') await changeLanguage(shown, 'ja');
  for (const [read, next] of [
    ['ja', 'en'],
    ['en', language],
  ] as const) {
    const notice = shown.getByRole('region', { name: textsOf(read).t('guest.preview') });
    await expect(notice).toContainText(textsOf(read).t('guest.preview.text'));
    await readInvitation(shown, read);
    // An unpublished invitation accepts no replies.
    await expect(shown.getByRole('link', { name: textsOf(read).t('invitation.reply') }).first()).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // The browser remembers the language, so this switches back to the couple's own.
    if (next !== read) await changeLanguage(shown, next);
  }
  await shown.close();
}

/** 9: copies the link; the QR code on screen and the printable one hold the same address. Returns that address. */
async function share(person: Person, language: Language): Promise<string> {
  const { page, t, kit } = person;
  expect(kit.frame.copied).toBe(EXPECTED_TEXTS[language].copied);
  const link = await couples.copyShareLink(person);
  const code = page.getByRole('img', { name: t('share.qr.alt') });
  await code.evaluate((picture: HTMLImageElement) => {
    picture.scrollIntoView({ block: 'center' });
    return picture.decode();
  });
  const onScreen = await readCode(await code.screenshot());
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('share.qr.save') }).click();
  const printed = await readCode(await readFile(await (await download).path()));
  expect([onScreen, printed]).toEqual([link, link]);
  await seesNoOverflow(page);
  return onScreen;
}

/**
 * 10: an account needs seven digits and the couple's password; the field shows both errors, and a mail reports the
 * change.
 */
async function giveAccount(person: Person, { coupleEmail, language }: JourneyScript): Promise<void> {
  const { page, t } = person;
  await couples.openFromMenu(person, 'payment');
  await expect(page.getByText(t('account.none'))).toBeVisible();
  await seesNoOverflow(page);
  const dialog = await couples.enterAccount(person, ACCOUNT);
  const number = dialog.getByLabel(t('account.number'), { exact: true });
  const password = dialog.getByLabel(t('account.password'), { exact: true });
  const save = dialog.getByRole('button', { name: t('deposit.save') });
  await save.click();
  await expect(dialog.getByText(EXPECTED_TEXTS[language].sevenDigits, { exact: true })).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await seesNoOverflow(page);
  await number.fill('1234567');
  await save.click();
  await expect(dialog.getByText(EXPECTED_TEXTS[language].wrongPassword, { exact: true })).toBeVisible();
  await password.fill(COUPLES_PASSWORD);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('****567')).toBeVisible();
  expect((await product.mailTo(coupleEmail, 'bank-account-changed')).text).toContain('****567');
  await seesNoOverflow(page);
}

/** 11: signs out, which hides everything, and signs in again. */
async function leaveAndReturn(person: Person, { coupleEmail, weddingKey }: JourneyScript): Promise<void> {
  const { page, t } = person;
  await page.getByRole('button', { name: t('couple.nav.more') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('session.signOut') })
    .click();
  await expect(page).toHaveURL(/\/manage\/login/);
  await expect(page.getByRole('button', { name: t('session.signIn') })).toBeVisible();
  await seesNoOverflow(page);
  const payment = paths.couple.payment(product.venue.companyAccountId, weddingKey);
  await page.goto(payment);
  await expect(page).toHaveURL(/\/manage\/login\?callback=/);
  await couples.signIn(person, coupleEmail, COUPLES_PASSWORD);
  await expect(page).toHaveURL(new RegExp(`${payment}/?$`));
  await expect(page.getByText('****567')).toBeVisible();
}

for (const script of [ja, en]) {
  const { language } = script;
  test(`J3 a couple prepares and shares, in ${language}`, async ({ browser }, { outputDir }) => {
    const { url, playbackUrl } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures: path.join(outputDir, 'j03') });
    try {
      const person = await actors.enter('couple', 'phone');
      await test.step('1: the mail of the venue', async () => begin(person, await receiveMail(script), script));
      await test.step('2: the readings of their names', () => writeReadings(person, script));
      await couples.openTab(person, 'invitation');
      await test.step('3: two photographs', () => choosePhotos(person, language));
      await test.step('4: the greeting', () => writeGreetings(person, language));
      await test.step('5: the programme', () => orderProgramme(person, script));
      await test.step('6: the deadline', () => setDeadline(person));
      await actors.picture(person, 'editor');
      await test.step('7: the preview', () => reviewPreview(person, language));
      await test.step('8: the invitation is published', () => couples.publishInvitation(person));
      await test.step('9: the invitation is shared', async () => {
        const link = await share(person, language);
        await actors.picture(person, 'share');
        const guest = await actors.enter('guest', 'phone');
        await openInvitation(guest, link, GREETINGS[language]);
        await readInvitation(guest.page, language);
        await actors.picture(guest, 'invitation');
      });
      await test.step('10: the account', () => giveAccount(person, script));
      await actors.picture(person, 'account');
      await test.step('11: log out and in again', () => leaveAndReturn(person, script));
      // Only the wrong password was refused.
      expect(actors.complaints).toEqual([expect.stringMatching(/422 .*\/depositAccount\)$/)]);
    } catch (error) {
      await actors.pictureOfAll('failed');
      throw error;
    } finally {
      await actors.leave();
    }
  });
}
