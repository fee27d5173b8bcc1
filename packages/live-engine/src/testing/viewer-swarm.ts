import { Agent, get, type IncomingMessage } from 'node:http';
import { parsePlaylist } from '../conformance/parse-playlist.ts';
import { nextDirectives } from './playlist-watch.ts';

/** Measurements of a crowd of viewers. */
export interface SwarmReport {
  readonly viewers: number;
  readonly requests: number;
  /** Responses other than 200, and broken connections. */
  readonly failures: number;
  readonly receivedBytes: number;
  readonly partP50Ms: number;
  readonly partP99Ms: number;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response: IncomingMessage) => {
      const pieces: Buffer[] = [];
      response.on('data', piece => pieces.push(piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces) }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Viewers that behave like a low-latency player: a blocking playlist, then the new part, over one connection each. */
export class ViewerSwarm {
  #requests = 0;
  #failures = 0;
  #receivedBytes = 0;
  readonly #partMs: number[] = [];

  /** Watches for a while with one viewer per live playlist address. */
  async watch(playlistUrls: readonly string[], durationMs: number): Promise<SwarmReport> {
    const untilMs = Date.now() + durationMs;
    await Promise.all(
      playlistUrls.map((url, index) => this.#view(url, untilMs, (index * 1_000) / playlistUrls.length)),
    );
    const sorted = this.#partMs.toSorted((a, b) => a - b);
    return {
      viewers: playlistUrls.length,
      requests: this.#requests,
      failures: this.#failures,
      receivedBytes: this.#receivedBytes,
      partP50Ms: percentile(sorted, 0.5),
      partP99Ms: percentile(sorted, 0.99),
    };
  }

  async #view(url: string, untilMs: number, delayMs: number): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, delayMs));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let directives = '';
    while (Date.now() < untilMs) {
      const answer = await this.#request(url + directives, agent);
      if (answer === null) continue;
      const playlist = parsePlaylist(answer.body.toString());
      directives = nextDirectives(playlist);
      const part = playlist.segments.at(-1)?.parts.at(-1);
      if (part === undefined) continue;
      const startedAtMs = performance.now();
      await this.#request(new URL(part.uri, url).href, agent);
      this.#partMs.push(performance.now() - startedAtMs);
    }
    agent.destroy();
  }

  async #request(url: string, agent: Agent): Promise<Answer | null> {
    this.#requests++;
    try {
      const answer = await ask(url, agent);
      this.#receivedBytes += answer.body.length;
      if (answer.status === 200) return answer;
    } catch {
      // why: a broken connection is counted below like any other failure.
    }
    this.#failures++;
    return null;
  }
}
