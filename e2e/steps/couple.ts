import path from 'node:path';
import { expect } from '@playwright/test';
import type { Person } from './cast.ts';
import { choose } from './controls.ts';

const MAIN_PHOTO = path.join(import.meta.dirname, '../../demo/main-photo.jpg');

/** One of the two, as their forms ask. */
export interface Partner {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
}

/** The first visit by the link of the venue's mail: names, a password, the terms; it ends on the couple's home. */
export async function visitFirst(
  { page, say }: Person,
  link: string,
  { groom, bride, password }: { readonly groom: Partner; readonly bride: Partner; readonly password: string },
): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('account.verify.title') })).toBeVisible();
  for (const [type, partner] of [
    ['1', groom],
    ['2', bride],
  ] as const) {
    const person = page.getByRole('group', { name: say(`account.verify.person.${type}`) });
    await person.getByLabel(say('account.verify.lastName'), { exact: true }).fill(partner.lastName);
    await person.getByLabel(say('account.verify.firstName'), { exact: true }).fill(partner.firstName);
  }
  await page.getByLabel(say('account.verify.password'), { exact: true }).fill(password);
  await page.getByLabel(say('account.verify.confirm'), { exact: true }).fill(password);
  await page.getByText(say('account.verify.agree')).click();
  await page.getByRole('button', { name: say('account.verify.begin') }).click();
  await expect(page.getByRole('heading', { name: say('home.todo') })).toBeVisible();
}

/** Opens a page of the couple's area that has its place under the thumb. */
export async function openTab({ page, say }: Person, to: 'home' | 'invitation' | 'attendants'): Promise<void> {
  const bar = page.getByRole('navigation').getByRole('link', { name: say(`couple.nav.${to}`), exact: true });
  await bar.click();
}

/** Opens a page of the couple's area from the menu under the thumb. */
export async function openFromMenu(
  { page, say }: Person,
  name: 'profile' | 'share' | 'payment' | 'congratulations',
): Promise<void> {
  await page.getByRole('button', { name: say('couple.nav.more') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say(`couple.nav.${name}`), exact: true })
    .click();
}

/** The readings of both names, and a word about each. */
export async function writeProfiles(person: Person, partners: readonly [Partner, Partner]): Promise<void> {
  const { page, say, kit } = person;
  await openFromMenu(person, 'profile');
  for (const partner of partners) {
    await choose(page, say('profile.people'), partner.firstName);
    const sheet = page.getByRole('region', { name: partner.firstName });
    await sheet.getByLabel(say('profile.lastNameKana'), { exact: true }).fill(partner.lastNameKana);
    await sheet.getByLabel(say('profile.firstNameKana'), { exact: true }).fill(partner.firstNameKana);
  }
  await page.getByRole('button', { name: kit.frame.save }).click();
  await expect(page.getByText(say('profile.saved'))).toBeVisible();
}

/** What the couple puts into their invitation. */
export interface Card {
  readonly greetings: string;
  /** `yyyy-MM-dd` */
  readonly replyDeadline: string;
  /** An item of the default programme that they want one place earlier. */
  readonly earlier: string;
}

/** Writes the invitation: words, photograph, order of the programme, deadline. Nothing is saved yet. */
export async function writeInvitation(person: Person, card: Card): Promise<void> {
  const { page, say, kit } = person;
  await openTab(person, 'invitation');
  await page.getByRole('textbox', { name: say(`invitation.greetings.${person.language}`) }).fill(card.greetings);

  await page.getByRole('button', { name: say('invitation.part.photos') }).click();
  await page.getByLabel(say('invitation.photos.main'), { exact: true }).setInputFiles(MAIN_PHOTO);
  await expect(page.getByText(kit.image.replace)).toBeVisible();

  await page.getByRole('button', { name: say('invitation.part.programs') }).click();
  const rows = page.getByRole('list', { name: say('invitation.program.list') }).getByRole('listitem');
  const before = await rows.allInnerTexts();
  const place = before.findIndex(text => text.includes(card.earlier));
  await page.getByRole('button', { name: kit.sort.moveUp(card.earlier) }).click();
  await expect(rows.nth(place - 1)).toContainText(card.earlier);

  await page.getByRole('button', { name: say('invitation.part.replyDeadline') }).click();
  await page.getByLabel(say('invitation.deadline.label'), { exact: true }).fill(card.replyDeadline);
}

/** Looks at the guests' own page with what is not saved yet; it comes in another tab. */
export async function preview({ page, context, say }: Person, greetings: string): Promise<void> {
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: say('invitation.openPreview') }).click();
  const shown = await opened;
  await expect(shown.getByRole('region', { name: say('guest.preview') })).toBeVisible();
  await expect(shown.getByText(greetings)).toBeVisible();
  await shown.close();
}

/** Saves and sends the invitation out. */
export async function publishInvitation({ page, say }: Person): Promise<void> {
  const label = say('invitation.saveAndPublish');
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
  await expect(page.getByText(say('invitation.published'))).toBeVisible();
}

/** Copies the link for the guests, and gives what the clipboard holds. */
export async function copyShareLink(person: Person): Promise<string> {
  const { page, say, kit } = person;
  await openFromMenu(person, 'share');
  await page.getByRole('button', { name: say('share.link.copy') }).click();
  await expect(page.getByRole('main').getByText(kit.frame.copied)).toBeVisible();
  return await page.evaluate(() => navigator.clipboard.readText());
}
