import { MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { startHosted, VideoSandbox } from '@kotohogi/testkit/video-sandbox';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Cast, type Person } from './steps/cast.ts';
import * as consoles from './steps/console.ts';
import { Day } from './steps/day.ts';
import { player, seeCeremony } from './steps/guest.ts';

const vimeo = new VideoSandbox('vimeo');
const cloudflare = new VideoSandbox('cloudflare');
let product: RunningProduct;
test.beforeAll(async () => {
  const hosted = await startHosted(vimeo, cloudflare);
  product = await startProduct(hosted);
});
test.afterAll(async () => {
  await product?.stop();
  await Promise.all([vimeo.stop(), cloudflare.stop()]);
});

/** A hosted platform is polled every ten seconds; nothing appears here before the platform reports it. */
const SEEN = { timeout: MINUTE_MS };

/** Creates the slot on the chosen platform and reads the encoder's ingest address. */
async function createAt(staff: Person, provider: 'vimeo' | 'cloudflare', look: () => Promise<void>) {
  const { page, say } = staff;
  await page.getByRole('button', { name: say('console.command.create') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('radio', { name: say('console.provider.channel') })).toBeChecked();
  await look();
  await dialog.getByText(say(`console.provider.${provider}`), { exact: true }).click();
  await dialog.getByRole('button', { name: say('console.command.create') }).click();
  await consoles.seeVerdict(staff, 'ready');
  return await consoles.readLine(staff);
}

/** From opening the slot to the picture on the guests' screens. */
async function goOnAir(staff: Person, sandbox: VideoSandbox, streamKey: string): Promise<void> {
  const { page, say } = staff;
  await consoles.openStream(staff);
  await sandbox.control('POST', 'encoders', { streamKey });
  await expect(page.getByRole('heading', { name: say('console.verdict.can-publish') })).toBeVisible(SEEN);
  await consoles.publishStream(staff);
}

/** The platform's player embedded in a page. */
const frameOf = ({ page }: Person) => page.frameLocator('[data-part="frame"] iframe');

for (const language of ['ja', 'en'] as const) {
  test(`a ceremony on the platform with its own player, in ${language}`, async ({ browser }) => {
    test.setTimeout(8 * MINUTE_MS);
    const pictures = `${test.info().project.outputDir}/hosted`;
    const cast = new Cast({ browser, url: product.url, playbackUrl: product.playbackUrl, language, pictures });
    const day = await Day.begin(product, cast);
    const staff = await day.staff('video-distribution');
    await day.openConsole(staff);
    const { key } = await createAt(staff, 'vimeo', async () => {
      await cast.picture(staff, 'create', false);
      await staff.page.setViewportSize({ width: 375, height: 812 });
      await cast.picture(staff, 'create-phone', false);
      await staff.page.setViewportSize({ width: 1280, height: 800 });
    });
    const guest = await day.guest('guest');
    const desk = await day.guest('desk', 'desk');
    await goOnAir(staff, vimeo, key);
    for (const one of [guest, desk]) await expect(frameOf(one).getByText(/^LIVE/)).toBeVisible(SEEN);
    await expect(frameOf(guest).getByRole('button', { name: 'pause' })).toBeVisible();
    await desk.page.getByRole('button', { name: /^(ハート|Heart)$/ }).click();
    await cast.pictureOfAll('on-air');
    await expect(frameOf(staff).getByText(/^LIVE/)).toBeVisible();

    await staff.page.getByRole('button', { name: new RegExp(`^${staff.say('console.command.close')}…?$`) }).click();
    const close = staff.page.getByRole('alertdialog');
    await close.getByRole('button', { name: staff.say('console.command.close'), exact: true }).click();
    await expect(guest.page.getByText(guest.say('slate.archiving'), { exact: true })).toBeVisible();
    await expect(frameOf(guest).getByText(/^\d+\.\d/)).toBeVisible(SEEN);
    await expect(frameOf(staff).getByText(/^\d+\.\d/)).toBeVisible(SEEN);
    await cast.pictureOfAll('recording');
    expect(cast.complaints).toEqual([]);
    await cast.leave();
  });
}

test('a ceremony on the platform whose stream plays in our player, in ja', async ({ browser }) => {
  test.setTimeout(8 * MINUTE_MS);
  const pictures = `${test.info().project.outputDir}/hosted`;
  const cast = new Cast({ browser, url: product.url, playbackUrl: cloudflare.url, language: 'ja', pictures });
  const day = await Day.begin(product, cast);
  const staff = await day.staff('video-distribution');
  await day.openConsole(staff);
  const { key } = await createAt(staff, 'cloudflare', async () => undefined);
  const guest = await day.guest('guest');
  await goOnAir(staff, cloudflare, key);
  await expect(player(guest, 'live')).toBeVisible();
  await seeCeremony(guest);
  await cast.pictureOfAll('stream');
  expect(cast.complaints).toEqual([]);
  await cast.leave();
});
