import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readMediaFile } from '@kotohogi/live-engine/publish/media-file';
import { OriginProcess, poll, type TestSlot } from '@kotohogi/live-engine/testing/origin-process';
import { chromiumLaunch, findChromium } from '@kotohogi/testkit/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BroadcastReport } from './camera-broadcast.ts';

const run = promisify(execFile);
const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Builds the camera page and serves it as the app is built and served, without anything from other hosts. */
async function servePage(folder: string): Promise<{ server: Server; url: string }> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(import.meta.dirname, '../testing/camera-page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>');
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    readFile(path.join(folder, name)).then(
      bytes => response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? '' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/` };
}

/** From a real browser's camera to a recording; the devices are the browser's fakes. */
describe.skipIf(findChromium() === undefined)(
  'a camera in Chromium (skipped where no Chromium with H.264 is installed)',
  () => {
    let origin: OriginProcess;
    let browser: Browser;
    let folder: string;
    let site: { server: Server; url: string };

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'camera-page-'));
      site = await servePage(folder);
      origin = await OriginProcess.start();
      browser = await chromium.launch(chromiumLaunch(FAKE_DEVICES));
    });
    afterAll(async () => {
      await browser.close();
      await origin.dispose();
      site.server.close();
      await rm(folder, { recursive: true, force: true });
    });

    const ingestUrl = () => `ws://127.0.0.1:${origin.ports.playback}/ingest`;
    const report = (page: Page): Promise<BroadcastReport> => page.evaluate('window.broadcast.report()');
    const stop = (page: Page) => page.evaluate("window.broadcast.stop('asked')");
    const segment = (ref: string, msn: number) =>
      poll(async () => ((await fetch(origin.url(ref, `v${msn}.m4s`))).ok ? true : null), 30_000);

    /** Creates a published slot and opens a page that sends to it. */
    async function begin(ref: string): Promise<{ slot: TestSlot; page: Page }> {
      const slot = await origin.createSlot(ref);
      await origin.control.publish(ref);
      const page = await browser.newPage();
      await page.goto(site.url);
      await page.evaluate(`window.send(${JSON.stringify(ingestUrl())}, ${JSON.stringify(slot.mainKey)})`);
      return { slot, page };
    }

    it('is received, and recorded as H.264 and AAC-LC', async () => {
      const { slot, page } = await begin('camera-recorded');
      await segment(slot.ref, 2);
      const { phase, hasSound } = await report(page);
      expect([phase, hasSound]).toEqual(['sending', true]);
      const { health } = await origin.control.slot(slot.ref);
      expect(health).toMatchObject({ widthPx: 1280, heightPx: 720, hasAudio: hasSound });
      expect(health.keyFrameDistanceMs).toBeLessThanOrEqual(1_200);
      await stop(page);
      await origin.control.close(slot.ref);
      const recorded = path.join(origin.dataDir, 'slots', slot.ref, 'archive', 'rec-1.mp4');
      const file = await readMediaFile(recorded);
      expect(file.video.codec).toMatch(/^avc1\./);
      expect(file.audio?.codec).toBe(hasSound ? 'mp4a.40.2' : undefined);
      const endOf = (frames: readonly { readonly ptsMs: number }[]) => frames.at(-1)?.ptsMs ?? 0;
      if (hasSound) expect(Math.abs(endOf(file.videoFrames) - endOf(file.audioFrames))).toBeLessThan(300);
      const hasJudge = await run('ffprobe', ['-version']).then(
        () => true,
        () => false,
      );
      if (hasJudge) {
        const fields = 'stream=codec_name,profile,sample_rate';
        const judged = await run('ffprobe', ['-v', 'warning', '-show_entries', fields, '-of', 'json', recorded]);
        expect(judged.stderr).toBe('');
        const sound = { codec_name: 'aac', profile: 'LC', sample_rate: '48000' };
        const tracks = [{ codec_name: 'h264' }, ...(hasSound ? [sound] : [])];
        expect(JSON.parse(judged.stdout).streams).toMatchObject(tracks);
      }
      await page.close();
    });

    it('continues in the same recording after the origin was down', async () => {
      const { slot, page } = await begin('camera-origin-killed');
      await segment(slot.ref, 1);
      await origin.kill();
      await poll(async () => ((await report(page)).phase === 'reconnecting' ? true : null));
      await origin.restart();
      await poll(async () => ((await report(page)).phase === 'sending' ? true : null));
      await segment(slot.ref, 4);
      expect((await report(page)).behindMs).toBeLessThan(1_000);
      await stop(page);
      const { recording } = await origin.control.close(slot.ref);
      expect(recording).toMatchObject({ isPlayable: true, sessions: 1 });
      await page.close();
    });

    it('stops and shows the reason when its key is unknown', async () => {
      const page = await browser.newPage();
      await page.goto(site.url);
      await page.evaluate(`window.send(${JSON.stringify(ingestUrl())}, 'no such key')`);
      const { phase, stopReason } = await poll(async () => {
        const reported = await report(page);
        return reported.phase === 'stopped' ? reported : null;
      });
      expect([phase, stopReason]).toEqual(['stopped', 'unknown-key']);
      await page.close();
    });
  },
);
