import { type APIResponse, expect, type Locator } from '@playwright/test';
import type { Person } from './actors.ts';
import { choose } from './controls.ts';

/** A guest, as the reply form asks. */
export interface Guest {
  readonly name: string;
  readonly nameKana: string;
  readonly email: string;
  readonly password: string;
}

/** Opens the invitation by its link and checks whose it is. */
export async function openInvitation({ page, t }: Person, link: string, greetings: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(greetings)).toBeVisible();
  await expect(page.getByRole('link', { name: t('invitation.reply') }).first()).toBeVisible();
}

/** What a guest adds to their reply, and the form's error for an invalid email address. */
export interface Reply {
  readonly message: string;
  readonly badEmail: string;
}

/** Replies that the guest attends live, with one mistake first that loses no input; ends on the thank-you page. */
export async function reply({ page, t, language }: Person, guest: Guest, { message, badEmail }: Reply): Promise<void> {
  await page
    .getByRole('link', { name: t('invitation.reply') })
    .first()
    .click();
  await choose(page, t('reply.answer'), t('reply.answer.attendance'));
  await choose(page, t('reply.relation'), t('reply.relation.friend'));
  await page.getByLabel(t('reply.name'), { exact: true }).fill(guest.name);
  if (language === 'ja') await page.getByLabel(t('reply.kana'), { exact: true }).fill(guest.nameKana);
  const email = page.getByLabel(t('reply.email'), { exact: true });
  await email.fill(guest.email.replace('@', ' at '));
  await page.getByLabel(t('reply.password'), { exact: true }).fill(guest.password);
  await page.getByLabel(t('reply.message'), { exact: true }).fill(message);
  const submit = page.getByRole('button', { name: t('reply.submit') });
  await submit.click();
  await expect(page.getByText(badEmail)).toBeVisible();
  await expect(page.getByLabel(t('reply.message'), { exact: true })).toHaveValue(message);
  await email.fill(guest.email);
  await submit.click();
  await expect(page.getByRole('heading', { name: t('complete.title') })).toBeVisible();
}

/** Logs in on the wedding's login page, also after a redirect to it. */
export async function logIn({ page, t }: Person, { email, password }: Guest): Promise<void> {
  await expect(page.getByRole('heading', { name: t('login.title') })).toBeVisible();
  await page.getByLabel(t('login.email'), { exact: true }).fill(email);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.submit') }).click();
}

/** Sees in the menu that the guest is signed in. */
export async function seeSignedIn({ page, t, kit }: Person, guest: Guest): Promise<void> {
  await page.getByRole('button', { name: kit.frame.openMenu }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText(t('guest.nav.signedIn', { name: guest.name }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** Goes on to the ceremony page, before the ceremony is on. */
export async function waitForCeremony({ page, t }: Person): Promise<void> {
  await page.getByRole('link', { name: t('complete.watch') }).click();
  await expect(page.getByText(t('slate.until'), { exact: true })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
}

/** Marks the page's document; any load, even of the same address, would lose the mark. */
export async function markDocument({ page }: Person): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isTheSameDocument', true));
}

/** Checks that the page has not been reloaded since it was marked. */
export async function expectSameDocument({ name, page }: Person): Promise<void> {
  const isSame = await page.evaluate(() => Reflect.get(window, 'isTheSameDocument') === true);
  expect(isSame, `${name}'s page was reloaded`).toBe(true);
}

/** The player on the guest's page. */
export const player = ({ page, t }: Person, kind: 'live' | 'archive'): Locator =>
  page.getByRole('region', { name: t(`watch.player.${kind}`), exact: true });

/** Waits until the ceremony plays on screen. */
export async function seeCeremony(person: Person): Promise<void> {
  const stage = player(person, 'live');
  await expect(stage).toBeVisible();
  await expect(stage.getByText(person.t('watch.live'), { exact: true }).first()).toBeVisible();
  const position = () => stage.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position, { message: `the video of ${person.name} does not advance` }).toBeGreaterThan(0.5);
}

/** Writes a message to the couple. */
export async function writeMessage({ page, t }: Person, text: string): Promise<void> {
  await page.getByLabel(t('message.label'), { exact: true }).fill(text);
  await page.getByRole('button', { name: t('message.send') }).click();
  await expect(page.getByText(t('message.sent.leaf'))).toBeVisible();
}

/** Sees a guest's leaf on the tree and its message. */
export async function seeLeaf({ page, t }: Person, name: string, text: string): Promise<void> {
  const tree = page.getByRole('toolbar', { name: t('tree.leaves') });
  await expect(tree.getByRole('button', { name: t('tree.leaf', { name }) })).toBeVisible();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
}

/** A downloaded file and its source. */
export interface DownloadedFile {
  readonly url: string;
  readonly path: string;
}

/** Downloads the recording with the button on the page. */
export async function downloadRecording({ page, t }: Person): Promise<DownloadedFile> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: t('archiveSale.download') }).click();
  const download = await started;
  return { url: download.url(), path: await download.path() };
}

/** Requests a file, or a range of it, as this person's browser would. */
export const ask = ({ context }: Person, url: string, range?: string): Promise<APIResponse> =>
  context.request.get(url, range === undefined ? {} : { headers: { range } });
