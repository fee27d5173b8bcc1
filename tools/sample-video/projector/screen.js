/* Shots, fades, titles: the film as a whole. */
import { drawDust, drawFlames, drawGlow, drawPetals, drawRays, drawShade, drawWriting } from './light.js';
import { canvas, drawSheet, ease, HEIGHT, imageOf, lerp, overlay, rasterise, screen, second, WIDTH } from './sheets.js';

const DRAW = {
  sheet: drawSheet,
  rays: drawRays,
  glow: drawGlow,
  dust: drawDust,
  petals: drawPetals,
  flames: drawFlames,
  writing: drawWriting,
  shade: drawShade,
};

/* ---- shots -------------------------------------------------------------------- */

let shots = [];
let fadeS = 1;
let totalS = 0;

/** Prepares all sheets. */
async function load(film) {
  fadeS = film.fadeS;
  totalS = film.totalS;
  const petals = await Promise.all(film.petals.map(imageOf));
  shots = film.shots;
  for (const shot of shots) {
    for (const item of shot.items) {
      if (item.kind === 'sheet') item.raster = await rasterise(item);
      if (item.kind === 'petals') item.sprites = petals;
      if (item.kind === 'writing') {
        item.hand.raster = await rasterise(item.hand);
        const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        element.setAttribute('d', item.d);
        item.path = new Path2D(item.d);
        item.measure = { element, length: element.getTotalLength() };
      }
    }
  }
}

function drawShot(context, shot, s, alpha) {
  const share = s / shot.durationS;
  const moved = ease(share);
  const { from, to } = shot.camera;
  const camera = { x: lerp(from.x, to.x, moved), y: lerp(from.y, to.y, moved), zoom: lerp(from.zoom, to.zoom, moved) };
  const lens = (target, depth) => {
    const zoom = 1 + (camera.zoom - 1) * depth;
    target.translate(WIDTH / 2, HEIGHT / 2);
    target.scale(zoom, zoom);
    target.translate(-WIDTH / 2 - camera.x * depth, -HEIGHT / 2 - camera.y * depth);
  };
  context.globalAlpha = 1;
  const clock = { s, share, lens, alpha: 1 };
  for (const item of shot.items) DRAW[item.kind](context, item, clock);
  if (shot.title) drawTitle(context, shot.title, s);
  return alpha;
}

/** The lower third: an English line in italics over the program item, after a hairline. */
function drawTitle(context, { ja, en, inS, outS }, s) {
  const shown = Math.min(ease((s - inS) / 0.9), ease((outS - s) / 0.9));
  if (shown <= 0) return;
  context.save();
  // A soft shadow under the text, without an edge.
  context.save();
  context.translate(200, 604);
  context.scale(1, 0.3);
  const ground = context.createRadialGradient(0, 0, 0, 0, 0, 470);
  ground.addColorStop(0, `rgba(34,24,14,${0.54 * shown})`);
  ground.addColorStop(0.45, `rgba(34,24,14,${0.32 * shown})`);
  ground.addColorStop(1, 'rgba(34,24,14,0)');
  context.fillStyle = ground;
  context.fillRect(-470, -470, 940, 940);
  context.restore();
  context.globalAlpha = shown;
  const slide = (1 - shown) * 10;
  context.fillStyle = '#f3dfb0';
  context.fillRect(72, 562 + (1 - shown) * 36, 1.6, 74 * shown);
  context.shadowColor = `rgba(30,20,10,${0.75 * shown})`;
  context.shadowBlur = 9;
  context.fillStyle = '#fbf0d8';
  context.font = "italic 500 24px 'Film Latin'";
  context.letterSpacing = '0.8px';
  context.fillText(en, 92 + slide, 582);
  context.fillStyle = '#ffffff';
  context.font = "500 36px 'Film Mincho'";
  context.letterSpacing = '4px';
  context.fillText(ja, 91 + slide, 627);
  context.restore();
}

/** Draws the film at a time in seconds; the film loops. */
function draw(timeS) {
  const t = ((timeS % totalS) + totalS) % totalS;
  const showing = shots
    .map(shot => ({ shot, s: (((t - shot.startS) % totalS) + totalS) % totalS }))
    .filter(({ shot, s }) => s < shot.durationS)
    .sort((a, b) => b.s - a.s);
  const [first, next] = showing;
  drawShot(screen, first.shot, first.s);
  if (next) {
    drawShot(overlay, next.shot, next.s);
    screen.globalAlpha = ease(next.s / fadeS);
    screen.drawImage(second, 0, 0);
    screen.globalAlpha = 1;
  }
}

/** The current frame, as JPEG in base64. */
function picture(quality) {
  return canvas.toDataURL('image/jpeg', quality).slice('data:image/jpeg;base64,'.length);
}

globalThis.projector = { load, draw, picture };
