import { expect, type Locator } from '@playwright/test';
import type { Person } from './actors.ts';
import { rowsOf } from './controls.ts';
import type { IngestLine } from './encoder.ts';
import { openArea } from './staff.ts';

/** The states of the stream that the console's status line can name. */
type ConsoleStatus = 'none' | 'ready' | 'waiting' | 'can-publish' | 'on-air' | 'intermission' | 'archived' | 'stopped';

/** Waits until the status line shows this state. */
export async function expectStatus({ page, t }: Person, status: ConsoleStatus): Promise<void> {
  await expect(page.getByRole('heading', { name: t(`console.status.${status}`), exact: true })).toBeVisible();
}

/** Opens a wedding's live page from the list of weddings. */
export async function openConsole(person: Person, reservationId: string): Promise<void> {
  const { page, t } = person;
  await openArea(person, 'weddings');
  const rows = rowsOf(page, t('wedding.list'));
  await rows.filter({ hasText: reservationId }).getByRole('link').click();
  await page.getByRole('link', { name: t('wedding.tab.live'), exact: true }).click();
  await expectStatus(person, 'none');
}

/** Reads the encoder settings from the page; the key is hidden until it is revealed. */
export async function readLine({ page, t }: Person, source: 'main' | 'spare' = 'main'): Promise<IngestLine> {
  const line = t(`console.source.${source}`);
  const place = page.getByRole('region', { name: line, exact: true });
  const [address, key] = [place.locator('code').first(), place.locator('code').last()];
  await expect(key).toHaveText(/^•+/);
  await place.getByRole('button', { name: t('console.encoder.show', { line }) }).click();
  await expect(key).toHaveText(/^[\w-]+$/);
  return { url: await address.innerText(), key: await key.innerText() };
}

/** Creates the live slot and reads the encoder's ingest address. */
export async function createSlot(person: Person): Promise<IngestLine> {
  const { page, t } = person;
  await page.getByRole('button', { name: t('console.command.create') }).click();
  await expectStatus(person, 'ready');
  return await readLine(person);
}

/** Opens the stream, which then waits for the encoder. */
export async function openStream(person: Person): Promise<void> {
  const { page, t } = person;
  await page.getByRole('button', { name: t('console.command.open') }).click();
  await expectStatus(person, 'waiting');
}

/** The preview video on the console. */
export const venuePicture = ({ page, t }: Person): Locator =>
  page.getByRole('region', { name: t('console.preview'), exact: true });

/** Waits until the private preview plays while the page says that guests see nothing. */
export async function seePreview(person: Person): Promise<void> {
  await expectStatus(person, 'can-publish');
  const picture = venuePicture(person);
  await expect(picture.getByText(person.t('console.preview.before'))).toBeVisible();
  const position = () => picture.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await position();
  await expect.poll(position, { message: 'the private preview does not play' }).toBeGreaterThan(before + 1);
}

/** Presses a button that needs confirmation, and confirms. */
async function pressAndConfirm(
  { page, t }: Person,
  command: 'publish' | 'intermission' | 'resume' | 'close',
): Promise<void> {
  const label = t(`console.command.${command}`);
  await page
    .getByRole('button', { name: new RegExp(`^${label}…?$`) })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
}

/** Publishes the stream to the guests. */
export async function publishStream(person: Person): Promise<void> {
  await pressAndConfirm(person, 'publish');
  await expectStatus(person, 'on-air');
}

/** Closes the stream; the recording exists when this returns. */
export async function closeStream(person: Person): Promise<void> {
  await pressAndConfirm(person, 'close');
  await expectStatus(person, 'archived');
}

/** Starts an intermission. */
export async function pauseStream(person: Person): Promise<void> {
  await pressAndConfirm(person, 'intermission');
  await expectStatus(person, 'intermission');
}

/** Ends an intermission. */
export async function resumeStream(person: Person): Promise<void> {
  await pressAndConfirm(person, 'resume');
  await expectStatus(person, 'on-air');
}

/** Triggers the emergency stop with a reason. */
export async function stopStream(person: Person, reason: string): Promise<void> {
  const { page, t } = person;
  await page.getByRole('button', { name: t('console.stop.button') }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: t('console.stop.confirm'), exact: true });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(t('console.stop.reason')).fill(reason);
  await confirm.click();
  await expectStatus(person, 'stopped');
}

/** Deletes what was recorded before publishing, including the reactions. */
export async function clearRehearsal({ page, t }: Person): Promise<void> {
  await page.getByRole('button', { name: t('console.rehearsal.clear') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('console.rehearsal.confirm'), exact: true })
    .click();
  await expect(page.getByText(t('console.rehearsal.cleared'))).toBeVisible();
}
