import { expect, type Locator } from '@playwright/test';
import type { Person } from './cast.ts';
import { rowsOf } from './controls.ts';
import type { IngestLine } from './encoder.ts';
import { openArea } from './staff.ts';

/** What the console can say of the stream in its one sentence. */
type Verdict = 'none' | 'ready' | 'waiting' | 'can-publish' | 'on-air' | 'intermission' | 'archived' | 'stopped';

/** Waits for the one sentence that says how the stream stands. */
export async function seeVerdict({ page, say }: Person, verdict: Verdict): Promise<void> {
  await expect(page.getByRole('heading', { name: say(`console.verdict.${verdict}`), exact: true })).toBeVisible();
}

/** From the list of weddings to the live page of one. */
export async function openConsole(person: Person, reservationId: string): Promise<void> {
  const { page, say } = person;
  await openArea(person, 'weddings');
  const rows = rowsOf(page, say('wedding.list'));
  await rows.filter({ hasText: reservationId }).getByRole('link').click();
  await page.getByRole('link', { name: say('wedding.tab.live'), exact: true }).click();
  await seeVerdict(person, 'none');
}

/** Reads from the page what is entered into an encoder; the key is hidden until one asks. */
export async function readLine({ page, say }: Person, source: 'main' | 'spare' = 'main'): Promise<IngestLine> {
  const line = say(`console.source.${source}`);
  const place = page.getByRole('region', { name: line, exact: true });
  const [address, key] = [place.locator('code').first(), place.locator('code').last()];
  await expect(key).toHaveText(/^•+/);
  await place.getByRole('button', { name: say('console.encoder.show', { line }) }).click();
  await expect(key).toHaveText(/^[\w-]+$/);
  return { url: await address.innerText(), key: await key.innerText() };
}

/** Makes the live slot, and reads where the encoder sends to. */
export async function createSlot(person: Person): Promise<IngestLine> {
  const { page, say } = person;
  await page.getByRole('button', { name: say('console.command.create') }).click();
  await seeVerdict(person, 'ready');
  return await readLine(person);
}

/** Has the stream wait for the encoder. */
export async function openStream(person: Person): Promise<void> {
  const { page, say } = person;
  await page.getByRole('button', { name: say('console.command.open') }).click();
  await seeVerdict(person, 'waiting');
}

/** The venue's picture on the console. */
export const venuePicture = ({ page, say }: Person): Locator =>
  page.getByRole('region', { name: say('console.preview'), exact: true });

/** Waits until the private preview moves, while guests are said to see nothing. */
export async function seePreview(person: Person): Promise<void> {
  await seeVerdict(person, 'can-publish');
  const picture = venuePicture(person);
  await expect(picture.getByText(person.say('console.preview.before'))).toBeVisible();
  const position = () => picture.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await position();
  await expect.poll(position, { message: 'the private preview does not play' }).toBeGreaterThan(before + 1);
}

/** Presses a button that is asked about once more, and says yes. */
async function pressAndConfirm(
  { page, say }: Person,
  command: 'publish' | 'intermission' | 'resume' | 'close',
): Promise<void> {
  const label = say(`console.command.${command}`);
  await page
    .getByRole('button', { name: new RegExp(`^${label}…?$`) })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
}

/** Shows the stream to the guests. */
export async function publishStream(person: Person): Promise<void> {
  await pressAndConfirm(person, 'publish');
  await seeVerdict(person, 'on-air');
}

/** Ends the stream; the recording is there when this returns. */
export async function closeStream(person: Person): Promise<void> {
  await pressAndConfirm(person, 'close');
  await seeVerdict(person, 'archived');
}

/** Calls an intermission. */
export async function pauseStream(person: Person): Promise<void> {
  await pressAndConfirm(person, 'intermission');
  await seeVerdict(person, 'intermission');
}

/** Ends an intermission. */
export async function resumeStream(person: Person): Promise<void> {
  await pressAndConfirm(person, 'resume');
  await seeVerdict(person, 'on-air');
}

/** Stops everything, and says why. */
export async function stopStream(person: Person, reason: string): Promise<void> {
  const { page, say } = person;
  await page.getByRole('button', { name: say('console.stop.button') }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: say('console.stop.confirm'), exact: true });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(say('console.stop.reason')).fill(reason);
  await confirm.click();
  await seeVerdict(person, 'stopped');
}

/** Deletes what was recorded before publishing, the reactions with it. */
export async function clearRehearsal({ page, say }: Person): Promise<void> {
  await page.getByRole('button', { name: say('console.rehearsal.clear') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('console.rehearsal.confirm'), exact: true })
    .click();
  await expect(page.getByText(say('console.rehearsal.cleared'))).toBeVisible();
}
