import { ScriptLoadError } from '../source/source.ts';
import type { ScriptState } from '../source/source-state.ts';

/** The part of the script's API that is used (vimeo/player.js, types/player.d.ts). */
export interface VimeoPlayer {
  ready(): Promise<void>;
  on(event: string, handle: (data: unknown) => void): void;
  play(): Promise<void>;
  pause(): Promise<void>;
  setMuted(muted: boolean): Promise<unknown>;
  getMuted(): Promise<boolean>;
  setCurrentTime(seconds: number): Promise<unknown>;
}
export type VimeoPlayerMaker = new (frame: HTMLIFrameElement) => VimeoPlayer;

declare global {
  interface Window {
    Vimeo?: { readonly Player?: VimeoPlayerMaker };
  }
}

const coming = new Map<string, Promise<void>>();

function insert(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new Error(`no script at ${url}`)), { once: true });
    document.head.append(script);
  }).catch(cause => {
    // A failed script is requested again the next time.
    script.remove();
    coming.delete(url);
    throw cause;
  });
}

/**
 * Loads the platform's script for communicating with its player frames, once. Throws ScriptLoadError if it does not
 * load, and a different error if it loads but is not the expected script.
 */
export async function loadPlayerScript(
  url: string,
  onScript: (script: ScriptState) => void,
): Promise<VimeoPlayerMaker> {
  onScript('loading');
  const load = coming.get(url) ?? insert(url);
  coming.set(url, load);
  try {
    await load;
  } catch (cause) {
    onScript('error');
    throw new ScriptLoadError("the platform's player script could not be loaded", { cause });
  }
  const maker = window.Vimeo?.Player;
  onScript(maker === undefined ? 'not-supported' : 'loaded');
  if (maker === undefined) throw new Error("the platform's player script is not supported here");
  return maker;
}
