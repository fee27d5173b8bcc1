import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { decodeFrameNumber } from '../pixel-clock/code.ts';
import { PLAYER_PAGE } from './player-page.ts';

/** A presented frame. */
export interface PresentedFrame {
  /** Wall clock (epoch ms). */
  readonly atMs: number;
  /** Frame number of the pixel clock; null for a picture without one. */
  readonly number: number | null;
  readonly mediaTimeS: number;
  /** Program time of the frame as the player computes it; 0 while unknown. */
  readonly programMs: number;
}

export interface PlayerError {
  readonly atMs: number;
  readonly details: string;
  readonly fatal: boolean;
  readonly reason: string;
  readonly code: number;
}

/** What the page has logged so far. */
export interface PlayerLog {
  readonly startedAtMs: number;
  readonly frames: readonly PresentedFrame[];
  readonly errors: readonly PlayerError[];
  readonly waitsAtMs: readonly number[];
}

interface RawLog {
  startedAtMs: number;
  frames: [number, number, number, number][];
  errors: PlayerError[];
  waits: number[];
}

/** A real browser with pages that play one stream each. */
export class TestBrowser {
  readonly #browser: Browser;
  readonly #server: Server;
  readonly #port: number;

  private constructor(browser: Browser, server: Server, port: number) {
    this.#browser = browser;
    this.#server = server;
    this.#port = port;
  }

  static async launch(): Promise<TestBrowser> {
    const hls = await readFile(fileURLToPath(import.meta.resolve('hls.js/light')));
    const server = createServer((request, response) => {
      const isScript = request.url === '/hls.mjs';
      response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' });
      response.end(isScript ? hls : PLAYER_PAGE);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const browser = await chromium.launch(chromiumLaunch(['--autoplay-policy=no-user-gesture-required']));
    return new TestBrowser(browser, server, port);
  }

  /** Origin of the player pages. */
  get pageOrigin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Opens a player; `config` is passed to hls.js unchanged. */
  async play(source: string, config: Readonly<Record<string, unknown>> = {}): Promise<TestPlayer> {
    const page = await this.#browser.newPage();
    await page.goto(`${this.pageOrigin}/#${encodeURIComponent(JSON.stringify({ source, config }))}`);
    return new TestPlayer(page);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}

/** A page with one player. */
export class TestPlayer {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async log(): Promise<PlayerLog> {
    const raw: RawLog = await this.#page.evaluate('window.log');
    const frames = raw.frames.map(([atMs, blocks, mediaTimeS, programMs]) => {
      return { atMs, number: decodeFrameNumber(blocks), mediaTimeS, programMs };
    });
    return { startedAtMs: raw.startedAtMs, frames, errors: raw.errors, waitsAtMs: raw.waits };
  }

  /** Share of the frames that the browser dropped. */
  droppedShare(): Promise<number> {
    return this.#page.evaluate(
      '(q => q.droppedVideoFrames / q.totalVideoFrames)(document.getElementById("video").getVideoPlaybackQuality())',
    );
  }

  /** What the page buffered without a gap, from where to where. */
  bufferedS(): Promise<readonly (readonly [fromS: number, toS: number])[]> {
    return this.#page.evaluate(
      '(({ buffered: b }) => Array.from(b, (_, i) => [b.start(i), b.end(i)]))(document.getElementById("video"))',
    );
  }

  /** The position of the playhead. */
  currentTimeS(): Promise<number> {
    return this.#page.evaluate('document.getElementById("video").currentTime');
  }

  async close(): Promise<void> {
    await this.#page.close();
  }
}

/**
 * The longest time without a new frame after `fromMs`, and when it ended; a picture that is still frozen counts up to
 * now.
 */
export function longestFreeze(log: PlayerLog, fromMs: number): { durationMs: number; endedAtMs: number } {
  const times = [...log.frames.map(frame => frame.atMs).filter(atMs => atMs >= fromMs - 500), Date.now()];
  let longest = { durationMs: 0, endedAtMs: fromMs };
  times.slice(1).forEach((atMs, index) => {
    const durationMs = atMs - (times[index] ?? atMs);
    if (durationMs > longest.durationMs) longest = { durationMs, endedAtMs: atMs };
  });
  return longest;
}
