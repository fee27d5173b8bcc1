import { type APIResponse, expect, type Locator } from '@playwright/test';
import type { Person } from './cast.ts';
import { choose } from './controls.ts';

/** A guest as the reply form asks. */
export interface Guest {
  readonly name: string;
  readonly nameKana: string;
  readonly email: string;
  readonly password: string;
}

/** Opens the invitation by its link and sees whose it is. */
export async function openInvitation({ page, say }: Person, link: string, greetings: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(greetings)).toBeVisible();
  await expect(page.getByRole('link', { name: say('invitation.reply') }).first()).toBeVisible();
}

/** What a guest says by the way, and what the form says to an address that is none. */
export interface Reply {
  readonly message: string;
  readonly badEmail: string;
}

/** Answers that one will be there live, with a slip first that costs nothing typed; ends on the page that says thank you. */
export async function reply(
  { page, say, language }: Person,
  guest: Guest,
  { message, badEmail }: Reply,
): Promise<void> {
  await page
    .getByRole('link', { name: say('invitation.reply') })
    .first()
    .click();
  await choose(page, say('reply.answer'), say('reply.answer.attendance'));
  await choose(page, say('reply.relation'), say('reply.relation.friend'));
  await page.getByLabel(say('reply.name'), { exact: true }).fill(guest.name);
  if (language === 'ja') await page.getByLabel(say('reply.kana'), { exact: true }).fill(guest.nameKana);
  const email = page.getByLabel(say('reply.email'), { exact: true });
  await email.fill(guest.email.replace('@', ' at '));
  await page.getByLabel(say('reply.password'), { exact: true }).fill(guest.password);
  await page.getByLabel(say('reply.message'), { exact: true }).fill(message);
  const submit = page.getByRole('button', { name: say('reply.submit') });
  await submit.click();
  await expect(page.getByText(badEmail)).toBeVisible();
  await expect(page.getByLabel(say('reply.message'), { exact: true })).toHaveValue(message);
  await email.fill(guest.email);
  await submit.click();
  await expect(page.getByRole('heading', { name: say('complete.title') })).toBeVisible();
}

/** Logs in at the wedding's own login, wherever one was sent there from. */
export async function logIn({ page, say }: Person, { email, password }: Guest): Promise<void> {
  await expect(page.getByRole('heading', { name: say('login.title') })).toBeVisible();
  await page.getByLabel(say('login.email'), { exact: true }).fill(email);
  await page.getByLabel(say('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('login.submit') }).click();
}

/** Sees in the menu that one is signed in. */
export async function seeSignedIn({ page, say, kit }: Person, guest: Guest): Promise<void> {
  await page.getByRole('button', { name: kit.frame.openMenu }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText(say('guest.nav.signedIn', { name: guest.name }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** On to the page of the ceremony, which is not on yet. */
export async function waitForCeremony({ page, say }: Person): Promise<void> {
  await page.getByRole('link', { name: say('complete.watch') }).click();
  await expect(page.getByText(say('slate.until'), { exact: true })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
}

/** Marks the document a page shows; a load of any kind, even of the same address, would lose the mark. */
export async function markDocument({ page }: Person): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isTheSameDocument', true));
}

/** Proves that the page has not been loaded anew since it was marked. */
export async function expectSameDocument({ name, page }: Person): Promise<void> {
  const isSame = await page.evaluate(() => Reflect.get(window, 'isTheSameDocument') === true);
  expect(isSame, `${name}'s page was loaded anew`).toBe(true);
}

/** The player of the guest's page. */
export const player = ({ page, say }: Person, kind: 'live' | 'archive'): Locator =>
  page.getByRole('region', { name: say(`watch.player.${kind}`), exact: true });

/** Waits until the ceremony is on the screen and moves. */
export async function seeCeremony(person: Person): Promise<void> {
  const stage = player(person, 'live');
  await expect(stage).toBeVisible();
  await expect(stage.getByText(person.say('watch.live'), { exact: true }).first()).toBeVisible();
  const position = () => stage.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position, { message: `${person.name} sees no moving picture` }).toBeGreaterThan(0.5);
}

/** Writes to the couple. */
export async function writeWords({ page, say }: Person, words: string): Promise<void> {
  await page.getByLabel(say('words.label'), { exact: true }).fill(words);
  await page.getByRole('button', { name: say('words.send') }).click();
  await expect(page.getByText(say('words.sent.leaf'))).toBeVisible();
}

/** Sees a guest's leaf on the tree, and the words beside. */
export async function seeLeaf({ page, say }: Person, name: string, words: string): Promise<void> {
  const tree = page.getByRole('toolbar', { name: say('tree.leaves') });
  await expect(tree.getByRole('button', { name: say('tree.leaf', { name }) })).toBeVisible();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
}

/** A file that was fetched, and where from. */
export interface Fetched {
  readonly url: string;
  readonly path: string;
}

/** Fetches the recording with the button of the page. */
export async function downloadRecording({ page, say }: Person): Promise<Fetched> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: say('archiveSale.download') }).click();
  const download = await started;
  return { url: download.url(), path: await download.path() };
}

/** Asks for a file as this person's browser would, or for a part of it. */
export const ask = ({ context }: Person, url: string, range?: string): Promise<APIResponse> =>
  context.request.get(url, range === undefined ? {} : { headers: { range } });
