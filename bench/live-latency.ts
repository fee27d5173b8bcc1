import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MediaFile } from '@kotohogi/live-engine/publish/media-file';
import { Publisher, type SentFrame } from '@kotohogi/live-engine/publish/publisher';
import type { RtmpTarget } from '@kotohogi/live-engine/publish/rtmp-client';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';
import { OriginProcess, poll } from '@kotohogi/live-engine/testing/origin-process';
import { type PlayerLog, TestBrowser } from '@kotohogi/live-engine/testing/test-player';
import { findChromium } from '@kotohogi/testkit/chromium';
import { atLeast, atMost, type BenchResult, type BenchRow, describeMachine, percentile } from './bench-result.ts';

/**
 * Glass to glass: a clock in the pixels, pushed over RTMP, read back from the frames that Chromium presents. Compares
 * our low-latency stream, plain HLS with 4 s segments from the same engine, and nginx-rtmp with 2 s fragments if
 * installed; one clip, one player, one run.
 */
const HOST = '127.0.0.1';
const PLAYER = { lowLatencyMode: true, maxLiveSyncPlaybackRate: 1.1 };
/** Steady state: the frames presented in the last third of the watching time. */
const WATCH_MS = { own: 60_000, plain: 40_000, nginx: 35_000 };
const SETTLED_SHARE = 1 / 3;
/** Enough for the slowest contender to have something to play. */
const HEAD_START_MS = 14_000;
const NGINX = '/usr/sbin/nginx';
const RTMP_MODULE = '/usr/lib/nginx/modules/ngx_rtmp_module.so';

/** An encoder that remembers when each frame of the clock was sent. */
class ClockSource {
  readonly #publisher: Publisher;
  /** By frame number: all times at which it was handed to the network. */
  readonly #sentAtMs = new Map<number, number[]>();

  constructor(target: RtmpTarget, file: MediaFile) {
    const onFrame = ({ number, sentAtMs }: SentFrame) => {
      this.#sentAtMs.set(number, [...(this.#sentAtMs.get(number) ?? []), sentAtMs]);
    };
    this.#publisher = new Publisher({ target, file, isLooping: true, reconnectAfterMs: null, onFrame });
  }

  /** Age of a frame at its presentation; null for one that cannot be decoded. */
  ageMs(number: number | null, presentedAtMs: number): number | null {
    const sentAtMs = number === null ? undefined : this.#sentAtMs.get(number)?.findLast(atMs => atMs <= presentedAtMs);
    return sentAtMs === undefined ? null : presentedAtMs - sentAtMs;
  }

  stop(): Promise<void> {
    return this.#publisher.stop();
  }
}

/** One way of getting the clock to the screen. */
interface Contender {
  readonly name: keyof typeof WATCH_MS;
  readonly source: ClockSource;
  readonly url: string;
}

interface Measured {
  readonly row: BenchRow;
  readonly p50S: number;
  readonly p95S: number;
  readonly programErrorMs: number;
}

const seconds = (ms: number) => Math.round(ms) / 1000;

function agesOf(log: PlayerLog, source: ClockSource, fromMs: number): number[] {
  return log.frames.flatMap(frame => {
    const ageMs = frame.atMs < fromMs ? null : source.ageMs(frame.number, frame.atMs);
    return ageMs === null ? [] : [ageMs];
  });
}

async function measure(browser: TestBrowser, contender: Contender): Promise<Measured> {
  const { name, source, url } = contender;
  const watchMs = WATCH_MS[name];
  const player = await browser.play(url, PLAYER);
  await pause(watchMs);
  const log = await player.log();
  await player.close();
  const fromMs = log.startedAtMs + watchMs * (1 - SETTLED_SHARE);
  const ages = agesOf(log, source, fromMs);
  const settled = log.frames.filter(frame => frame.atMs >= fromMs && frame.programMs > 0);
  const errors = settled.map(frame =>
    Math.abs(frame.atMs - frame.programMs - (source.ageMs(frame.number, frame.atMs) ?? 0)),
  );
  const p50S = seconds(percentile(ages, 0.5));
  const p95S = seconds(percentile(ages, 0.95));
  const firstFrameS = seconds((log.frames[0]?.atMs ?? Number.NaN) - log.startedAtMs);
  const stalls = log.errors.filter(error => error.details === 'bufferStalledError').length;
  const row = { stream: name, firstFrameS, p50S, p95S, frames: ages.length, stalls };
  return { row, p50S, p95S, programErrorMs: percentile(errors, 0.5) };
}

async function startOrigin(segmentMs: number, file: MediaFile) {
  const targets = { partMs: 334, segmentMs, segmentMaxMs: 10_000 };
  const origin = await OriginProcess.start({ targets });
  const slot = await origin.createSlot('bench');
  await origin.control.publish(slot.ref);
  const source = new ClockSource(origin.rtmpTarget(slot.mainKey), file);
  return { origin, source, url: (resource: string) => origin.url(slot.ref, resource) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, HOST, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
    server.once('error', reject);
  });
}

function nginxConfig(directory: string, rtmpPort: number, httpPort: number): string {
  return `load_module ${RTMP_MODULE};
daemon off; master_process off; pid ${directory}/pid; error_log ${directory}/error.log;
events { worker_connections 256; }
rtmp { server { listen ${HOST}:${rtmpPort};
  application live { live on; hls on; hls_path ${directory}/hls; hls_fragment 2s; hls_playlist_length 20s; } } }
http { access_log off; types { application/vnd.apple.mpegurl m3u8; video/mp2t ts; }
  server { listen ${HOST}:${httpPort}; root ${directory}/hls; add_header Access-Control-Allow-Origin *; add_header Cache-Control no-cache; } }
`;
}

/** nginx with its RTMP module, if installed. */
class NginxRtmp {
  readonly #directory: string;
  readonly #child: ChildProcess;
  readonly source: ClockSource;
  readonly url: string;

  private constructor(directory: string, child: ChildProcess, ends: { source: ClockSource; url: string }) {
    this.#directory = directory;
    this.#child = child;
    this.source = ends.source;
    this.url = ends.url;
  }

  static async start(file: MediaFile): Promise<NginxRtmp | null> {
    if (!existsSync(NGINX) || !existsSync(RTMP_MODULE)) return null;
    const directory = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
    await mkdir(join(directory, 'hls'));
    const [rtmpPort, httpPort] = [await freePort(), await freePort()];
    await writeFile(join(directory, 'nginx.conf'), nginxConfig(directory, rtmpPort, httpPort));
    const child = spawn(NGINX, ['-c', join(directory, 'nginx.conf'), '-p', directory], { stdio: 'ignore' });
    await poll(async () => (existsSync(join(directory, 'pid')) ? true : null));
    const source = new ClockSource({ host: HOST, port: rtmpPort, app: 'live', key: 'clock' }, file);
    return new NginxRtmp(directory, child, { source, url: `http://${HOST}:${httpPort}/clock.m3u8` });
  }

  async stop(): Promise<void> {
    await this.source.stop();
    this.#child.kill('SIGKILL');
    await rm(this.#directory, { recursive: true, force: true });
  }
}

function chromiumVersion(): string {
  return execFileSync(findChromium() ?? 'chromium', ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
}

function judge(own: Measured, plain: Measured, nginx: Measured | null): Pick<BenchResult, 'ratios' | 'bars'> {
  const plainRatio = plain.p50S / own.p50S;
  const nginxRatio = nginx === null ? null : nginx.p50S / own.p50S;
  return {
    ratios: {
      'plain HLS 4 s / own': plainRatio,
      ...(nginxRatio === null ? {} : { 'nginx-rtmp 2 s / own': nginxRatio }),
    },
    bars: [
      atMost('glass to glass p50, s', own.p50S, 1.8),
      atMost('glass to glass p95, s', own.p95S, 2.5),
      atMost('program time against glass to glass, ms', own.programErrorMs, 100),
      atLeast('plain HLS with 4 s segments, times slower', plainRatio, 6),
      ...(nginxRatio === null ? [] : [atLeast('nginx-rtmp with 2 s fragments, times slower', nginxRatio, 3.5)]),
    ],
  };
}

/** Runs for about two and a half minutes. */
export async function run(): Promise<BenchResult> {
  if (findChromium() === undefined) throw new Error('this benchmark needs a Chromium that plays H.264');
  const clock = await readFixture('pixel-clock');
  const own = await startOrigin(2_000, clock);
  const plain = await startOrigin(4_000, clock);
  const nginx = await NginxRtmp.start(clock);
  const browser = await TestBrowser.launch();
  try {
    await pause(HEAD_START_MS);
    const measuredOwn = await measure(browser, { name: 'own', source: own.source, url: own.url('index.m3u8') });
    const measuredPlain = await measure(browser, { name: 'plain', source: plain.source, url: plain.url('plain.m3u8') });
    const measuredNginx =
      nginx === null ? null : await measure(browser, { name: 'nginx', source: nginx.source, url: nginx.url });
    const rows = [measuredOwn.row, measuredPlain.row, ...(measuredNginx === null ? [] : [measuredNginx.row])];
    const machine = `${describeMachine()}, ${chromiumVersion()}`;
    return { name: 'live-latency', machine, rows, ...judge(measuredOwn, measuredPlain, measuredNginx) };
  } finally {
    await browser.close();
    await Promise.all([own.source.stop(), plain.source.stop(), nginx?.stop()]);
    await Promise.all([own.origin.dispose(), plain.origin.dispose()]);
  }
}
