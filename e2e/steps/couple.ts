import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './actors.ts';
import { choose } from './controls.ts';

const PHOTOS = path.join(import.meta.dirname, '../../demo');

/** One of the two partners, as their forms ask. */
export interface Partner {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
}

/** The first visit from the link in the venue's mail: names, password and terms; ends on the couple's home. */
export async function visitFirst(
  { page, t }: Person,
  link: string,
  { groom, bride, password }: { readonly groom: Partner; readonly bride: Partner; readonly password: string },
): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: t('account.verify.title') })).toBeVisible();
  for (const [type, partner] of [
    ['1', groom],
    ['2', bride],
  ] as const) {
    const person = page.getByRole('group', { name: t(`account.verify.person.${type}`) });
    await person.getByLabel(t('account.verify.lastName'), { exact: true }).fill(partner.lastName);
    await person.getByLabel(t('account.verify.firstName'), { exact: true }).fill(partner.firstName);
  }
  await page.getByLabel(t('account.verify.password'), { exact: true }).fill(password);
  await page.getByLabel(t('account.verify.confirm'), { exact: true }).fill(password);
  await page.getByText(t('account.verify.agree')).click();
  await page.getByRole('button', { name: t('account.verify.begin') }).click();
  await expect(page.getByRole('heading', { name: t('home.todo') })).toBeVisible();
}

/** Opens a page of the couple's area from the tab bar. */
export async function openTab({ page, t }: Person, to: 'home' | 'invitation' | 'attendants'): Promise<void> {
  const bar = page.getByRole('navigation').getByRole('link', { name: t(`couple.nav.${to}`), exact: true });
  await bar.click();
}

/** Opens a page of the couple's area from the menu in the tab bar. */
export async function openFromMenu(
  { page, t }: Person,
  name: 'profile' | 'share' | 'payment' | 'congratulations',
): Promise<void> {
  await page.getByRole('button', { name: t('couple.nav.more') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t(`couple.nav.${name}`), exact: true })
    .click();
}

/** Fills in the readings of both names on the profile page and saves. */
export async function fillProfiles({ page, t, kit }: Person, partners: readonly [Partner, Partner]): Promise<void> {
  for (const partner of partners) {
    await choose(page, t('profile.people'), partner.firstName);
    const sheet = page.getByRole('region', { name: partner.firstName });
    await sheet.getByLabel(t('profile.lastNameKana'), { exact: true }).fill(partner.lastNameKana);
    await sheet.getByLabel(t('profile.firstNameKana'), { exact: true }).fill(partner.firstNameKana);
  }
  await page.getByRole('button', { name: kit.frame.save }).click();
  await expect(page.getByText(t('profile.saved'))).toBeVisible();
}

/** Opens the profile page and enters the readings of both names. */
export async function writeProfiles(person: Person, partners: readonly [Partner, Partner]): Promise<void> {
  await openFromMenu(person, 'profile');
  await fillProfiles(person, partners);
}

/** The content of the couple's invitation. */
export interface Card {
  readonly greetings: string;
  /** `yyyy-MM-dd` */
  readonly replyDeadline: string;
  /** An item of the default program to move one place earlier. */
  readonly earlier: string;
}

/** Opens a section of the invitation form; sections are collapsed when the page opens. */
export async function openPart({ page, t }: Person, part: 'photos' | 'programs' | 'replyDeadline'): Promise<void> {
  await page.getByRole('button', { name: t(`invitation.part.${part}`) }).click();
}

/** Selects one of the two photographs and waits until it is uploaded. */
export async function choosePhoto({ page, t }: Person, slot: 'main' | 'sub'): Promise<void> {
  const arrived = page.waitForResponse(answer => /\/weddings\/\d+\/images$/.test(answer.url()) && answer.ok());
  await page
    .getByLabel(t(`invitation.photos.${slot}`), { exact: true })
    .setInputFiles(path.join(PHOTOS, `${slot}-photo.jpg`));
  await arrived;
  await expect(page.getByText(t('invitation.photos.sending'))).toHaveCount(0);
}

/** The items of the program in their current order. */
export const programmeOf = ({ page, t }: Person): Locator =>
  page.getByRole('list', { name: t('invitation.program.list') }).getByRole('listitem');

/** Moves an item of the program one place earlier. */
export async function moveEarlier(person: Person, item: string): Promise<void> {
  const rows = programmeOf(person);
  const before = await rows.allInnerTexts();
  const place = before.findIndex(text => text.includes(item));
  await person.page.getByRole('button', { name: person.kit.sort.moveUp(item) }).click();
  await expect(rows.nth(place - 1)).toContainText(item);
}

/** Fills in the invitation: greeting, photograph, program order, deadline. Saves nothing yet. */
export async function writeInvitation(person: Person, card: Card): Promise<void> {
  const { page, t, kit } = person;
  await openTab(person, 'invitation');
  await page.getByRole('textbox', { name: t(`invitation.greetings.${person.language}`) }).fill(card.greetings);

  await openPart(person, 'photos');
  await choosePhoto(person, 'main');
  await expect(page.getByText(kit.image.replace)).toBeVisible();

  await openPart(person, 'programs');
  await moveEarlier(person, card.earlier);

  await openPart(person, 'replyDeadline');
  await page.getByLabel(t('invitation.deadline.label'), { exact: true }).fill(card.replyDeadline);
}

/** Opens the guests' page with the unsaved changes; it opens in a new tab. */
export async function openPreview({ page, context, t }: Person): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: t('invitation.openPreview') }).click();
  const shown = await opened;
  await expect(shown.getByRole('region', { name: t('guest.preview') })).toBeVisible();
  return shown;
}

/** Opens the preview of the guests' page and closes it again. */
export async function preview(person: Person, greetings: string): Promise<void> {
  const shown = await openPreview(person);
  await expect(shown.getByText(greetings)).toBeVisible();
  await shown.close();
}

/** Saves and publishes the invitation. */
export async function publishInvitation({ page, t }: Person): Promise<void> {
  const label = t('invitation.saveAndPublish');
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  await expect(page.getByText(t('invitation.published'))).toBeVisible();
}

/** Copies the link for the guests and returns the clipboard's content. */
export async function copyShareLink(person: Person): Promise<string> {
  const { page, t, kit } = person;
  await openFromMenu(person, 'share');
  await page.getByRole('button', { name: t('share.link.copy') }).click();
  await expect(page.getByRole('main').getByText(kit.frame.copied)).toBeVisible();
  return await page.evaluate(() => navigator.clipboard.readText());
}

/** Signs in on the couple's login page, also after a redirect to it. */
export async function signIn({ page, t }: Person, email: string, password: string): Promise<void> {
  await page.getByLabel(t('session.email'), { exact: true }).fill(email);
  await page.getByLabel(t('session.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('session.signIn') }).click();
}

/** The deposit account, as its form asks; the bank and its branch are searched for. */
export interface Account {
  readonly bank: string;
  readonly branch: string;
  readonly number: string;
  readonly holder: string;
  readonly password: string;
}

/** Opens the account form with a button and fills it in up to the save button. */
export async function enterAccount(
  { page, t }: Person,
  account: Account,
  opener: 'account.add' | 'account.change' = 'account.add',
): Promise<Locator> {
  await page.getByRole('button', { name: t(opener) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('account.bank.find')).fill(account.bank);
  await dialog.getByRole('button', { name: new RegExp(`^${account.bank}銀行 ?[（(]`) }).click();
  await dialog.getByLabel(t('account.branch.find')).fill(account.branch);
  await dialog.getByRole('button', { name: new RegExp(`^${account.branch}支店`) }).click();
  await dialog.getByLabel(t('account.number'), { exact: true }).fill(account.number);
  await dialog.getByLabel(t('account.holder')).fill(account.holder);
  await dialog.getByLabel(t('account.password'), { exact: true }).fill(account.password);
  return dialog;
}
