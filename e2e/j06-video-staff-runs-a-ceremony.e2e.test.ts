import { live } from '@kotohogi/contract/live';
import { staffPaths } from '@kotohogi/web/src/shell/router/staff-paths.ts';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
import * as consoles from './steps/console.ts';
import { rowsOf, seesNoOverflow } from './steps/controls.ts';
import { Day } from './steps/day.ts';
import { Encoder } from './steps/encoder.ts';
import { expectSameDocument, markDocument, player, seeCeremony } from './steps/guest.ts';
import { seeRecording } from './steps/recording.ts';

// why: tracing takes screenshots all the time, and the machine already carries a stream
test.use({ trace: 'off' });

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => {
  await product?.stop();
});

/** From publishing to the moving picture: three seconds (J6.7), plus the same again for a busy machine. */
const SEEN_WITHIN_MS = 6_000;
/** The console reports silence after ten seconds and polls every few seconds. */
const SILENCE_WITHIN_MS = 30_000;

/** A platform administrator finds the slot among the active ones of all venues. */
async function findActive({ page, t }: Person, reservationId: string): Promise<void> {
  await page.goto(staffPaths.admin.lives);
  const slot = rowsOf(page, t('batch.lives')).filter({ hasText: reservationId });
  await expect(slot).toContainText(t('wedding.live.streaming'));
}

/** They open the slot from the tab with all slots and read what happened, the latest first. */
async function readHistory({ page, t }: Person, { wedding }: Day, reservationId: string): Promise<void> {
  await page.goto(staffPaths.admin.lives);
  const tabs = page.getByRole('navigation', { name: t('batch.lives') });
  await tabs.getByRole('link', { name: t('batch.lives.set.all') }).click();
  const slot = rowsOf(page, t('batch.lives')).filter({ hasText: reservationId });
  await slot.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${staffPaths.admin.live(wedding.weddingId)}$`));
  const lines = page.getByRole('listitem');
  await expect(lines.filter({ hasText: t('console.event.archived') })).toBeVisible();
  const texts = await lines.allTextContents();
  const latestFirst = ['archived', 'closed', 'intermission', 'published', 'created'] as const;
  const places = latestFirst.map(event => texts.findIndex(text => text.includes(t(`console.event.${event}`))));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

/** They look the slot up at its provider, and request a backup of the recording. */
async function lookUpAndBackUp({ page, t }: Person): Promise<void> {
  const ref = await page.getByLabel(t('batch.lookUp.ref'), { exact: true }).inputValue();
  const what = page.getByRole('combobox', { name: t('batch.lookUp.what') });
  await what.selectOption({ label: t('batch.lookUp.channelLiveChannels') });
  await page.getByRole('button', { name: t('batch.lookUp.run') }).click();
  await expect(page.getByRole('status').filter({ hasText: `"${ref}"` })).toBeVisible();
  await page.getByRole('button', { name: t('batch.live.backup.run') }).click();
  await expect(page.getByText(t('batch.live.backup.unset'))).toBeVisible();
}

for (const [language, screen] of [
  ['ja', 'desktop'],
  ['en', 'phone'],
] as const) {
  test(`J6: video staff run a ceremony, in ${language}`, async ({ browser }) => {
    const pictures = `${test.info().project.outputDir}/j06`;
    const { url, playbackUrl } = product;
    const actors = new Actors({ browser, url, playbackUrl, language, pictures });
    const day = await Day.begin(product, actors);
    const staff = await day.staff('video-distribution');
    const { page, t } = staff;
    const encoders: Encoder[] = [];
    const start = async (encoder: Promise<Encoder>) => {
      encoders.push(await encoder);
      return encoder;
    };
    try {
      await test.step('1: permissions of each role', async () => {
        await day.openConsole(staff);
        await consoles.expectStatus(staff, 'none');
        const finance = await day.staff('financial-manager');
        await day.openConsole(finance);
        await consoles.expectStatus(finance, 'none');
        await expect(finance.page.getByRole('button', { name: t('console.command.create') })).toHaveCount(0);
        const viewer = await day.staff('viewer');
        await day.openConsole(viewer);
        await expect(viewer.page.getByRole('heading', { name: t('error.title.403') })).toBeVisible();
      });
      const line = await test.step('2: the slot', () => consoles.createSlot(staff));
      await test.step('3: guests hear nothing of the rehearsal', async () => {
        const muted = await start(Encoder.startMuted(line));
        const silence = page.getByText(t('console.finding.audio.silent', { seconds: '@' }).split('@')[1] ?? '');
        await expect(silence.first()).toBeVisible({ timeout: SILENCE_WITHIN_MS });
        await actors.picture(staff, 'silence');
        await muted.stop();
      });
      await test.step('4: the rehearsal is cleared', () => consoles.clearRehearsal(staff));
      const guest = await test.step('5, 6: frames arrive, and guests see the schedule', async () => {
        const waiting = await day.guest('guest');
        await consoles.openStream(staff);
        await start(Encoder.start(line));
        await consoles.seePreview(staff);
        await expect(waiting.page.getByText(t('slate.until'), { exact: true })).toBeVisible();
        await expect(waiting.page.locator('video')).toHaveCount(0);
        await actors.picture(staff, 'before');
        return waiting;
      });
      await test.step('7: published, and guests see it without reloading', async () => {
        await markDocument(guest);
        const published = consoles.publishStream(staff);
        await expect(player(guest, 'live')).toBeVisible();
        const shownAtMs = Date.now();
        await published;
        await seeCeremony(guest);
        expect(Date.now() - shownAtMs).toBeLessThan(SEEN_WITHIN_MS);
        await expectSameDocument(guest);
      });
      await test.step('8: health and viewers', async () => {
        const audience = page.getByRole('heading', { name: new RegExp(`^${t('console.audience')}`) }).locator('../..');
        await expect(audience).toContainText('1', { timeout: 30_000 });
        await actors.picture(staff, 'on-air');
      });
      const operator = await day.operator(screen);
      const reservationId = await day.reservationId();
      await test.step('the platform sees the slot among the active ones', () => findActive(operator, reservationId));
      await test.step('9: the marker', async () => {
        await page.getByRole('button', { name: t('recording.shortcut.set') }).click();
        await expect(page.getByRole('button', { name: t('recording.shortcut.move') })).toBeVisible();
      });
      await test.step('10: publishing twice is refused, with the current state', async () => {
        const path = live.publish.path.replace(':weddingId', String(day.wedding.weddingId));
        const answer = await page.request.post(`/api${path}`, { data: {}, headers: { origin: url } });
        expect(answer.status()).toBe(409);
        expect(await answer.json()).toMatchObject({ meta: { state: 'streaming' } });
      });
      await test.step('an intermission starts and ends', async () => {
        await consoles.pauseStream(staff);
        await expect(guest.page.getByText(t('slate.intermission')).first()).toBeVisible();
        const loaded = () => guest.page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState);
        await expect.poll(loaded, { message: 'the recording must not contain the intermission' }).toBe(0);
        await actors.picture(guest, 'intermission');
        await consoles.resumeStream(staff);
        await seeCeremony(guest);
      });
      await test.step('11: closed, archived, then the file is ready', async () => {
        await consoles.closeStream(staff);
        await seeRecording(guest);
        await expectSameDocument(guest);
        await actors.picture(staff, 'archived');
      });
      await test.step('12: the platform sees the history of the slot', async () => {
        await readHistory(operator, day, reservationId);
        await lookUpAndBackUp(operator);
        await seesNoOverflow(operator.page);
        await actors.picture(operator, 'history');
      });
      // The browser console also logs the page's refused request.
      expect(actors.complaints.filter(complaint => !complaint.startsWith('viewer at'))).toEqual([]);
    } catch (error) {
      await actors.pictureOfAll('failed');
      throw error;
    } finally {
      await Promise.all(encoders.map(encoder => encoder.stop()));
      await actors.leave();
    }
  });
}
