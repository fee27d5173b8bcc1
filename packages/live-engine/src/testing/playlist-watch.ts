import { checkPlaylist, checkUpdate } from '../conformance/check-playlist.ts';
import { type ParsedPlaylist, parsePlaylist } from '../conformance/parse-playlist.ts';

/** What a client would request next, once it has seen all of a playlist. */
export function nextDirectives(playlist: ParsedPlaylist): string {
  const last = playlist.segments.at(-1);
  if (last === undefined) return '';
  return last.uri === null
    ? `?_HLS_msn=${last.msn}&_HLS_part=${last.parts.length}`
    : `?_HLS_msn=${last.msn + 1}&_HLS_part=0`;
}

/**
 * Follows a live playlist with blocking reloads, like a player, and keeps every version of it. It tolerates a server
 * that is temporarily down.
 */
export class PlaylistWatch {
  readonly texts: string[] = [];
  readonly statuses: number[] = [];
  #isStopped = false;
  readonly #url: string;
  readonly #done: Promise<void>;

  constructor(url: string) {
    this.#url = url;
    this.#done = this.#run();
  }

  get last(): ParsedPlaylist {
    return parsePlaylist(this.texts.at(-1) ?? '');
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#done;
  }

  /** All violations in what was seen: in single versions and between them. */
  violations(): string[] {
    return this.texts.flatMap((text, index) => {
      const before = this.texts[index - 1];
      return [...checkPlaylist(text), ...(before === undefined ? [] : checkUpdate(before, text))];
    });
  }

  async #run(): Promise<void> {
    let directives = '';
    while (!this.#isStopped) {
      const text = await this.#ask(directives);
      if (text === null) {
        await new Promise(resolve => setTimeout(resolve, 50));
        continue;
      }
      if (text !== this.texts.at(-1)) this.texts.push(text);
      const playlist = parsePlaylist(text);
      if (playlist.isEnded) return;
      directives = nextDirectives(playlist);
    }
  }

  async #ask(directives: string): Promise<string | null> {
    try {
      const response = await fetch(this.#url + directives);
      this.statuses.push(response.status);
      const text = await response.text();
      return response.ok ? text : null;
    } catch {
      // why: the server of a crash test is down for a moment, and a player asks again.
      return null;
    }
  }
}
