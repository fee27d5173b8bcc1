import { BLOCK_COUNT, BLOCK_PX } from '../pixel-clock/code.ts';

/**
 * A page with only a muted player: unmodified hls.js, no error handler. It logs the pixel-clock code of every presented
 * frame with the time of presentation, and every error that hls.js reports.
 */
export const PLAYER_PAGE = `<!doctype html>
<meta charset="utf-8">
<video id="video" muted playsinline width="640" height="360"></video>
<script type="module">
import Hls from '/hls.mjs';
const { source, config } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const video = document.getElementById('video');
const canvas = new OffscreenCanvas(${BLOCK_COUNT * BLOCK_PX}, ${BLOCK_PX});
const context = canvas.getContext('2d', { willReadFrequently: true });
const log = { frames: [], errors: [], waits: [], startedAtMs: performance.timeOrigin + performance.now() };
window.log = log;
function readBlocks() {
  context.drawImage(video, 0, 0, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, ${BLOCK_PX / 2}, canvas.width, 1);
  let blocks = 0;
  for (let block = 0; block < ${BLOCK_COUNT}; block++) blocks = (blocks << 1) | (data[(block * ${BLOCK_PX} + ${BLOCK_PX / 2}) * 4] > 127 ? 1 : 0);
  return blocks;
}
function note(now, metadata) {
  const hlsDate = hls.playingDate;
  log.frames.push([performance.timeOrigin + metadata.presentationTime, readBlocks(), metadata.mediaTime, hlsDate ? hlsDate.getTime() + (metadata.mediaTime - video.currentTime) * 1000 : 0]);
  video.requestVideoFrameCallback(note);
}
const hls = new Hls(config);
window.hls = hls;
hls.on(Hls.Events.ERROR, (_, data) => log.errors.push({ atMs: Date.now(), details: data.details, fatal: data.fatal, reason: String(data.reason ?? data.error?.message ?? '').slice(0, 300), code: data.response?.code ?? 0 }));
video.addEventListener('waiting', () => log.waits.push(Date.now()));
video.requestVideoFrameCallback(note);
hls.loadSource(source);
hls.attachMedia(video);
video.play().catch(() => {});
</script>`;
