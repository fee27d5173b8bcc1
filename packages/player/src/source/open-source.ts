import { openHls } from './hls-source.ts';
import { loadHls } from './load-script.ts';
import { openNative, playsHlsNatively } from './native-source.ts';
import type { OpenedSource, OpenRequest } from './source.ts';

/** Plays a source by hls.js where that runs, by the browser itself where only that is left; throws where neither can. */
export async function openSource(request: OpenRequest): Promise<OpenedSource> {
  if (request.source.format === 'file') return openNative(request);
  const library = await loadHls(script => request.report({ type: 'script', script }));
  if (library.isSupported()) return openHls(library, request);
  if (playsHlsNatively(request.video)) return openNative(request);
  throw new Error('hls not supported');
}
