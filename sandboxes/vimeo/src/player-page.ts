/** What a player shows: a running stream, a film, that nothing has started, or that embedding is refused. */
export type Shown =
  | { readonly what: 'live'; readonly id: string; readonly sinceMs: number }
  | { readonly what: 'film'; readonly id: string; readonly durationSec: number }
  | { readonly what: 'waiting' }
  | { readonly what: 'refused'; readonly name: 'PrivacyError' | 'NotFoundError' };

const STYLE = `
html, body { height: 100%; margin: 0; background: #14181c; color: #fff; font: 14px/1.5 sans-serif; }
body { display: grid; overflow: hidden; }
canvas { grid-area: 1 / 1; width: 100%; height: 100%; }
p { grid-area: 1 / 1; place-self: center; margin: 0; padding: 0 20px; text-align: center; }
.bar { grid-area: 1 / 1; align-self: end; display: flex; gap: 10px; align-items: center; margin: 10px; }
button { min-width: 56px; min-height: 34px; border: 0; border-radius: 5px; background: #00adef; color: #fff; font: inherit; }
.bar span { padding: 4px 8px; border-radius: 4px; background: rgb(20 24 28 / 0.75); font-variant-numeric: tabular-nums; }
[hidden] { display: none !important; }
`;

/** The script in the page: a moving picture, controls, and the receiving end of the player script's messages. */
const PROGRAM = `'use strict';
const [canvas, words, bar] = ['canvas', 'p', '.bar'].map(which => document.querySelector(which));
const [button, clock] = bar.children;
const pen = canvas.getContext('2d');
let isPlaying = false, isMuted = true, seconds = 0, lookedAt = performance.now();
const isThere = () => shown.what === 'live' || shown.what === 'film';
const place = () => ({ seconds, duration: shown.what === 'film' ? shown.durationSec : 0, percent: 0 });
const emit = (event, data = place()) => parent.postMessage({ event, data }, '*');
const answer = (method, value) => parent.postMessage({ method, value }, '*');
const refuse = (method, name, message) => emit('error', { method, name, message });
function set(playing) {
  if (isPlaying === playing) return;
  isPlaying = playing;
  if (playing && shown.what === 'film' && seconds >= shown.durationSec) seconds = 0;
  if (playing && shown.what === 'live') seconds = (Date.now() - shown.sinceMs) / 1000;
  emit(playing ? 'play' : 'pause');
  if (playing) emit('playing');
}
const CALLS = {
  ping: () => answer('ping'),
  addEventListener: () => answer('addEventListener'),
  getMuted: () => answer('getMuted', isMuted),
  setMuted: value => { isMuted = value; answer('setMuted', isMuted); emit('volumechange', { volume: isMuted ? 0 : 1, muted: isMuted }); },
  play: () => { wanted = true; if (!isThere()) return refuse('play', 'Error', 'nothing to play yet'); set(true); answer('play'); },
  pause: () => { wanted = false; set(false); answer('pause'); },
  setCurrentTime: value => { seconds = value; answer('setCurrentTime', value); emit('timeupdate'); emit('seeked'); },
};
let wanted = false;
addEventListener('message', ({ source, data }) => {
  if (source === parent && typeof data === 'object' && data !== null && shown.what !== 'refused') CALLS[data.method]?.(data.value);
});
button.onclick = () => { wanted = !isPlaying; set(wanted); };
function draw() {
  const { width, height } = Object.assign(canvas, { width: canvas.clientWidth, height: canvas.clientHeight });
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#f4e7d3'); sky.addColorStop(0.55, '#e2c6a4'); sky.addColorStop(1, '#6d5a45');
  pen.fillStyle = sky; pen.fillRect(0, 0, width, height);
  const sway = Math.sin(seconds) * width * 0.01;
  pen.lineWidth = height * 0.028;
  for (const [at, colour] of [[-0.055, '#b8892f'], [0.055, '#d9b45c']]) {
    pen.strokeStyle = colour; pen.beginPath();
    pen.arc(width * (0.5 + at) + sway, height * 0.46, height * 0.15, 0, 7); pen.stroke();
  }
}
function look() {
  const now = performance.now();
  if (isPlaying) seconds += (now - lookedAt) / 1000;
  lookedAt = now;
  if (isPlaying && shown.what === 'film' && seconds >= shown.durationSec) {
    seconds = shown.durationSec; isPlaying = false; emit('timeupdate'); emit('ended');
  } else if (isPlaying) emit('timeupdate');
  canvas.hidden = bar.hidden = !isThere();
  words.hidden = isThere();
  words.textContent = shown.what === 'refused' ? 'Because of its privacy settings, this video cannot be played here.' : 'The event has not started yet.';
  button.textContent = isPlaying ? 'pause' : 'play';
  clock.textContent = (shown.what === 'live' ? 'LIVE ' : '') + seconds.toFixed(1) + (isMuted ? ' (muted)' : '');
  if (isThere()) draw();
}
async function follow() {
  const next = await (await fetch(location.pathname + '/shown')).json();
  if (next.what === shown.what && next.id === shown.id) return;
  shown = next; seconds = 0; isPlaying = false;
  if (isThere()) { emit('loaded', { id: Number(next.id) }); if (wanted) set(true); }
}
look();
setInterval(look, 250);
if (location.pathname.startsWith('/event/') && shown.what !== 'refused') setInterval(() => follow().catch(() => undefined), 500);
if (shown.what === 'refused') refuse('ready', shown.name, 'the video cannot be played here');
else emit('ready', undefined);
`;

/** The page with the embedded player. */
export function playerPage(shown: Shown): string {
  const what = shown.what === 'live' || shown.what === 'film' ? `playing ${shown.id}` : shown.what;
  return `<!doctype html><html lang="en"><title>${what}</title><meta name="viewport" content="width=device-width">
<style>${STYLE}</style><canvas></canvas><p></p><div class="bar"><button></button><span></span></div>
<script>let shown = ${JSON.stringify(shown)};${PROGRAM}</script></html>`;
}
