/// <reference path="./hls-light.d.ts" />
import type Hls from 'hls.js';
import { ScriptLoadError } from './source.ts';
import type { ScriptState } from './source-state.ts';

/** The playback library as a separate chunk, loaded when the first stream needs it. */
export async function loadHls(report: (script: ScriptState) => void): Promise<typeof Hls> {
  report('loading');
  try {
    const { default: loaded } = await import('hls.js/light');
    report(loaded.isSupported() ? 'loaded' : 'not-supported');
    return loaded;
  } catch (cause) {
    report('error');
    throw new ScriptLoadError('the playback script could not be loaded', { cause });
  }
}
