/*
 * The projector: three modules that run inside a browser page. It knows sheets, cameras and light, but nothing about
 * weddings. This file: the canvas and the sheets.
 */
export const WIDTH = 1280;
export const HEIGHT = 720;
/** Sheets are rasterized slightly larger than displayed, so that the camera may zoom in. */
const DETAIL = 1.25;

export const canvas = document.createElement('canvas');
canvas.width = WIDTH;
canvas.height = HEIGHT;
document.body.append(canvas);
export const screen = canvas.getContext('2d', { alpha: false });
export const second = document.createElement('canvas');
second.width = WIDTH;
second.height = HEIGHT;
export const overlay = second.getContext('2d', { alpha: false });

export const ease = t => 0.5 - Math.cos(Math.PI * Math.min(1, Math.max(0, t))) / 2;
export const lerp = (a, b, t) => a + (b - a) * t;

/** A repeatable random number generator in [0, 1). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export async function imageOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

export async function rasterise({ svg, box, blur = 0 }) {
  const image = await imageOf(svg);
  const sheet = document.createElement('canvas');
  sheet.width = Math.ceil(box[2] * DETAIL);
  sheet.height = Math.ceil(box[3] * DETAIL);
  const context = sheet.getContext('2d');
  if (blur > 0) context.filter = `blur(${blur * DETAIL}px)`;
  context.drawImage(image, 0, 0, sheet.width, sheet.height);
  return sheet;
}

/** A soft round light, drawn once and used for glows, dust and flames. */
function softLight(colour) {
  const light = document.createElement('canvas');
  light.width = light.height = 128;
  const context = light.getContext('2d');
  const glow = context.createRadialGradient(64, 64, 0, 64, 64, 64);
  glow.addColorStop(0, `rgba(${colour},1)`);
  glow.addColorStop(0.35, `rgba(${colour},.45)`);
  glow.addColorStop(1, `rgba(${colour},0)`);
  context.fillStyle = glow;
  context.fillRect(0, 0, 128, 128);
  return light;
}

export const WARM = softLight('255,241,205');
export const FIRE = softLight('255,196,96');

/* ---- what an item of a shot draws: (context, item, clock) -------------------- */

export function drawSheet(context, item, clock) {
  const [from, to] = item.during ?? [0, 1];
  const moved = ease((clock.share - from) / (to - from));
  const poseValue = key =>
    lerp(
      item.from?.[key] ?? (key === 'scale' || key === 'opacity' ? 1 : 0),
      item.to?.[key] ?? (key === 'scale' || key === 'opacity' ? 1 : 0),
      moved,
    );
  const swing = item.sway ? Math.sin((clock.s / item.sway.periodS) * Math.PI * 2) : 0;
  const step = item.walk ? -Math.abs(Math.sin(clock.s * item.walk.perS * Math.PI)) * item.walk.px : 0;
  const [x, y, width, height] = item.box;
  const [px, py] = item.pivot ?? [x + width / 2, y + height / 2];
  context.save();
  clock.lens(context, item.depth);
  context.globalAlpha *= poseValue('opacity');
  context.translate(px + poseValue('x') + swing * (item.sway?.px ?? 0), py + poseValue('y') + step);
  context.rotate(((poseValue('rotate') + swing * (item.sway?.degrees ?? 0)) * Math.PI) / 180);
  context.scale(poseValue('scale'), poseValue('scale'));
  context.drawImage(item.raster, x - px, y - py, width, height);
  context.restore();
}
