import { MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { startHosted, VideoSandbox } from '@kotohogi/testkit/video-sandbox';
import { expect, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';
import { Actors, type Person } from './steps/actors.ts';
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
async function createAt(staff: Person, provider: 'vimeo' | 'cloudflare', view: () => Promise<void>) {
  const { page, t } = staff;
  await page.getByRole('button', { name: t('console.command.create') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('radio', { name: t('console.provider.channel') })).toBeChecked();
  await view();
  await dialog.getByText(t(`console.provider.${provider}`), { exact: true }).click();
  await dialog.getByRole('button', { name: t('console.command.create') }).click();
  await consoles.expectStatus(staff, 'ready');
  return await consoles.readLine(staff);
}

/** From opening the slot to the picture on the guests' screens. */
async function goOnAir(staff: Person, sandbox: VideoSandbox, streamKey: string): Promise<void> {
  const { page, t } = staff;
  await consoles.openStream(staff);
  await sandbox.control('POST', 'encoders', { streamKey });
  await expect(page.getByRole('heading', { name: t('console.status.can-publish') })).toBeVisible(SEEN);
  await consoles.publishStream(staff);
}

/** The platform's player embedded in a page. */
const frameOf = ({ page }: Person) => page.frameLocator('[data-part="frame"] iframe');

for (const language of ['ja', 'en'] as const) {
  test(`a ceremony on the platform with its own player, in ${language}`, async ({ browser }) => {
    const pictures = `${test.info().project.outputDir}/hosted`;
    const actors = new Actors({ browser, url: product.url, playbackUrl: product.playbackUrl, language, pictures });
    const day = await Day.begin(product, actors);
    const staff = await day.staff('video-distribution');
    await day.openConsole(staff);
    const { key } = await createAt(staff, 'vimeo', async () => {
      await actors.picture(staff, 'create', false);
      await staff.page.setViewportSize({ width: 375, height: 812 });
      await actors.picture(staff, 'create-phone', false);
      await staff.page.setViewportSize({ width: 1280, height: 800 });
    });
    const guest = await day.guest('guest');
    const desktop = await day.guest('desktop', 'desktop');
    await goOnAir(staff, vimeo, key);
    for (const one of [guest, desktop]) await expect(frameOf(one).getByText(/^LIVE/)).toBeVisible(SEEN);
    await expect(frameOf(guest).getByRole('button', { name: 'pause' })).toBeVisible();
    await desktop.page.getByRole('button', { name: /^(ハート|Heart)$/ }).click();
    await actors.pictureOfAll('on-air');
    await expect(frameOf(staff).getByText(/^LIVE/)).toBeVisible();

    await staff.page.getByRole('button', { name: new RegExp(`^${staff.t('console.command.close')}…?$`) }).click();
    const close = staff.page.getByRole('alertdialog');
    await close.getByRole('button', { name: staff.t('console.command.close'), exact: true }).click();
    await expect(guest.page.getByText(guest.t('slate.archiving'), { exact: true })).toBeVisible();
    await expect(frameOf(guest).getByText(/^\d+\.\d/)).toBeVisible(SEEN);
    await expect(frameOf(staff).getByText(/^\d+\.\d/)).toBeVisible(SEEN);
    await actors.pictureOfAll('recording');
    expect(actors.complaints).toEqual([]);
    await actors.leave();
  });
}

test('a ceremony on the platform whose stream plays in our player, in ja', async ({ browser }) => {
  const pictures = `${test.info().project.outputDir}/hosted`;
  const actors = new Actors({ browser, url: product.url, playbackUrl: cloudflare.url, language: 'ja', pictures });
  const day = await Day.begin(product, actors);
  const staff = await day.staff('video-distribution');
  await day.openConsole(staff);
  const { key } = await createAt(staff, 'cloudflare', async () => undefined);
  const guest = await day.guest('guest');
  await goOnAir(staff, cloudflare, key);
  await expect(player(guest, 'live')).toBeVisible();
  await seeCeremony(guest);
  await actors.pictureOfAll('stream');
  expect(actors.complaints).toEqual([]);
  await actors.leave();
});
