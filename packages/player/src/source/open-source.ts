import { openHls } from './hls-source.ts';
import { loadHls } from './load-script.ts';
import type { OpenedSource, OpenRequest } from './source.ts';

/** Few browsers need this code, so it is loaded on demand. */
async function openNative(request: OpenRequest): Promise<OpenedSource> {
  const native = await import('./native-source.ts');
  if (request.source.format !== 'file' && !native.playsHlsNatively(request.video)) throw new Error('hls not supported');
  return native.openNative(request);
}

/** Plays a source with hls.js if it runs, otherwise natively; throws if neither can play it. */
export async function openSource(request: OpenRequest): Promise<OpenedSource> {
  if (request.source.format === 'file') return openNative(request);
  const library = await loadHls(script => request.report({ type: 'script', script }));
  return library.isSupported() ? openHls(library, request) : openNative(request);
}
