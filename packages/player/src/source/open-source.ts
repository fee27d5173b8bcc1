import { openHls } from './hls-source.ts';
import { loadHls } from './load-script.ts';
import type { OpenedSource, OpenRequest } from './source.ts';

/** Few browsers need it: its code comes when one does. */
async function openNative(request: OpenRequest): Promise<OpenedSource> {
  const native = await import('./native-source.ts');
  if (request.source.format !== 'file' && !native.playsHlsNatively(request.video)) throw new Error('hls not supported');
  return native.openNative(request);
}

/** Plays a source by hls.js where that runs, by the browser itself where only that is left; throws where neither can. */
export async function openSource(request: OpenRequest): Promise<OpenedSource> {
  if (request.source.format === 'file') return openNative(request);
  const library = await loadHls(script => request.report({ type: 'script', script }));
  return library.isSupported() ? openHls(library, request) : openNative(request);
}
