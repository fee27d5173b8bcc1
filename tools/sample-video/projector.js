/* The projector: runs inside a browser page. It knows sheets, cameras and light, nothing of weddings. */
const WIDTH = 1280;
const HEIGHT = 720;
/** Sheets are rasterised a little larger than they stand, so that a camera may come close. */
const DETAIL = 1.25;

const canvas = document.createElement('canvas');
canvas.width = WIDTH;
canvas.height = HEIGHT;
document.body.append(canvas);
const screen = canvas.getContext('2d', { alpha: false });
const second = document.createElement('canvas');
second.width = WIDTH;
second.height = HEIGHT;
const overlay = second.getContext('2d', { alpha: false });

const ease = t => 0.5 - Math.cos(Math.PI * Math.min(1, Math.max(0, t))) / 2;
const lerp = (a, b, t) => a + (b - a) * t;

/** A repeatable source of numbers in [0, 1). */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

async function imageOf(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

async function rasterise({ svg, box, blur = 0 }) {
  const image = await imageOf(svg);
  const sheet = document.createElement('canvas');
  sheet.width = Math.ceil(box[2] * DETAIL);
  sheet.height = Math.ceil(box[3] * DETAIL);
  const context = sheet.getContext('2d');
  if (blur > 0) context.filter = `blur(${blur * DETAIL}px)`;
  context.drawImage(image, 0, 0, sheet.width, sheet.height);
  return sheet;
}

/** A round soft light, drawn once and used for glows, dust and flames. */
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

const WARM = softLight('255,241,205');
const FIRE = softLight('255,196,96');

/* ---- what an item of a shot draws: (context, item, clock) -------------------- */

function drawSheet(context, item, clock) {
  const [from, to] = item.during ?? [0, 1];
  const moved = ease((clock.share - from) / (to - from));
  const stand = key =>
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
  context.globalAlpha *= stand('opacity');
  context.translate(px + stand('x') + swing * (item.sway?.px ?? 0), py + stand('y') + step);
  context.rotate(((stand('rotate') + swing * (item.sway?.degrees ?? 0)) * Math.PI) / 180);
  context.scale(stand('scale'), stand('scale'));
  context.drawImage(item.raster, x - px, y - py, width, height);
  context.restore();
}

function drawRays(context, { x, y, rays, depth }, clock) {
  context.save();
  clock.lens(context, depth);
  context.globalCompositeOperation = 'screen';
  for (const [i, { angle, spread, length, alpha }] of rays.entries()) {
    const a = ((angle + Math.sin(clock.s * 0.35 + i) * 0.8) * Math.PI) / 180;
    const half = (spread * Math.PI) / 360;
    const shine = context.createRadialGradient(x, y, 20, x, y, length);
    const strength = alpha * (0.8 + 0.2 * Math.sin(clock.s * 0.7 + i * 1.7));
    shine.addColorStop(0, `rgba(255,240,205,${strength})`);
    shine.addColorStop(1, 'rgba(255,240,205,0)');
    context.fillStyle = shine;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(a - half) * length, y + Math.sin(a - half) * length);
    context.lineTo(x + Math.cos(a + half) * length, y + Math.sin(a + half) * length);
    context.fill();
  }
  context.restore();
}

function drawGlow(context, { x, y, radius, alpha, depth }, clock) {
  context.save();
  clock.lens(context, depth);
  context.globalCompositeOperation = 'screen';
  context.globalAlpha *= alpha * (0.92 + 0.08 * Math.sin(clock.s * 0.9));
  context.drawImage(WARM, x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

function drawDust(context, { count, seed, area, depth }, clock) {
  const random = randomOf(seed);
  const [left, top, width, height] = area;
  context.save();
  clock.lens(context, depth);
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < count; i += 1) {
    const [x0, y0, speed, phase, size] = [random(), random(), 4 + random() * 9, random() * 6.28, 2 + random() * 5];
    const x = left + ((x0 * width + clock.s * speed * 0.8 + Math.sin(clock.s * 0.4 + phase) * 14) % width);
    const y = top + ((y0 * height - clock.s * speed * 0.5 + height * 8) % height);
    context.globalAlpha = clock.alpha * (0.16 + 0.3 * Math.max(0, Math.sin(clock.s * 0.8 + phase)));
    context.drawImage(WARM, x - size, y - size, size * 2, size * 2);
  }
  context.restore();
}

function drawPetals(context, { count, seed, size, depth, sprites, windS = 0 }, clock) {
  const random = randomOf(seed);
  context.save();
  clock.lens(context, depth);
  for (let i = 0; i < count; i += 1) {
    const [x0, start, fall, swing, phase, spin, own] = [
      random(),
      random(),
      95 + random() * 80,
      22 + random() * 40,
      random() * 6.28,
      (random() - 0.5) * 3.4,
      size * (0.7 + random() * 0.7),
    ];
    const span = HEIGHT + 200;
    const y = ((start * span + clock.s * fall) % span) - 100;
    const x = x0 * (WIDTH + 200) - 100 + Math.sin(clock.s * 1.1 + phase) * swing + (y * windS) / 3;
    context.save();
    context.translate(x, y);
    context.rotate(phase + clock.s * spin);
    context.scale(0.35 + 0.65 * Math.abs(Math.cos(clock.s * 1.7 + phase)), 1);
    context.drawImage(sprites[i % sprites.length], -own / 2, -own / 2, own, own);
    context.restore();
  }
  context.restore();
}

function drawFlames(context, { points, depth }, clock) {
  context.save();
  clock.lens(context, depth);
  for (const [i, [x, y, size]] of points.entries()) {
    const flicker = 1 + 0.05 * Math.sin(clock.s * 7 + i * 2) + 0.04 * Math.sin(clock.s * 11.3 + i);
    const lean = Math.sin(clock.s * 2.1 + i * 1.3) * 2.4;
    const tall = 46 * size * flicker;
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = clock.alpha * 0.6;
    context.drawImage(
      FIRE,
      x - 120 * size * flicker,
      y - 150 * size * flicker,
      240 * size * flicker,
      240 * size * flicker,
    );
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = clock.alpha;
    const body = context.createLinearGradient(x, y + 6, x, y - tall);
    body.addColorStop(0, 'rgba(122,150,190,.75)');
    body.addColorStop(0.2, 'rgba(255,190,84,.96)');
    body.addColorStop(0.6, 'rgba(255,236,170,.98)');
    body.addColorStop(1, 'rgba(255,244,205,.1)');
    context.fillStyle = body;
    context.beginPath();
    context.moveTo(x + lean, y - tall);
    context.bezierCurveTo(x + 5 * size + lean * 0.5, y - tall * 0.55, x + 11 * size, y - 8, x, y + 6);
    context.bezierCurveTo(x - 11 * size, y - 8, x - 5 * size + lean * 0.5, y - tall * 0.55, x + lean, y - tall);
    context.fill();
  }
  context.restore();
}

/** A line that is written, and the hand that writes it. */
function drawWriting(context, { path, measure, hand, nib, during, depth, width }, clock) {
  const share = Math.min(1, Math.max(0, (clock.share - during[0]) / (during[1] - during[0])));
  context.save();
  clock.lens(context, depth);
  context.strokeStyle = '#3a4a5c';
  context.lineWidth = width;
  context.lineCap = context.lineJoin = 'round';
  context.setLineDash([measure.length * share, measure.length]);
  if (share > 0) context.stroke(path);
  const at = measure.element.getPointAtLength(measure.length * share);
  const lifted = share <= 0 ? 26 : share >= 1 ? 26 + (clock.share - during[1]) * 260 : 0;
  const [, , w, h] = hand.box;
  context.drawImage(hand.raster, at.x - nib[0] + lifted, at.y - nib[1] - lifted * 0.7, w, h);
  context.restore();
}

function drawShade(context, { alpha }) {
  const edge = context.createRadialGradient(
    WIDTH / 2,
    HEIGHT * 0.46,
    HEIGHT * 0.42,
    WIDTH / 2,
    HEIGHT * 0.46,
    HEIGHT * 1.02,
  );
  edge.addColorStop(0, 'rgba(40,26,12,0)');
  edge.addColorStop(1, `rgba(40,26,12,${alpha})`);
  context.fillStyle = edge;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

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

/** The lower third: an English line in italic over the programme's item, a hairline before both. */
function drawTitle(context, { ja, en, inS, outS }, s) {
  const shown = Math.min(ease((s - inS) / 0.9), ease((outS - s) / 0.9));
  if (shown <= 0) return;
  context.save();
  const ground = context.createLinearGradient(0, 0, 620, 0);
  ground.addColorStop(0, `rgba(34,24,14,${0.5 * shown})`);
  ground.addColorStop(1, 'rgba(34,24,14,0)');
  context.fillStyle = ground;
  context.fillRect(0, 540, 620, 118);
  context.globalAlpha = shown;
  const slide = (1 - shown) * 10;
  context.fillStyle = '#f3dfb0';
  context.fillRect(72, 562 + (1 - shown) * 36, 1.6, 74 * shown);
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

/** Draws the film at a time in seconds; it runs in a circle. */
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

/** The picture now on the screen, as JPEG in base64. */
function picture(quality) {
  return canvas.toDataURL('image/jpeg', quality).slice('data:image/jpeg;base64,'.length);
}

globalThis.projector = { load, draw, picture };
