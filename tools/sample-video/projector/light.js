/* Light, dust, petals, flames and ink: everything that moves on its own. Each function draws (context, item, clock). */
import { FIRE, HEIGHT, randomOf, WARM, WIDTH } from './sheets.js';

export function drawRays(context, { x, y, rays, depth }, clock) {
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

export function drawGlow(context, { x, y, radius, alpha, depth }, clock) {
  context.save();
  clock.lens(context, depth);
  context.globalCompositeOperation = 'screen';
  context.globalAlpha *= alpha * (0.92 + 0.08 * Math.sin(clock.s * 0.9));
  context.drawImage(WARM, x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

export function drawDust(context, { count, seed, area, depth }, clock) {
  const random = randomOf(seed);
  const [left, top, width, height] = area;
  context.save();
  clock.lens(context, depth);
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < count; i += 1) {
    const [x0, y0, speed, phase, size] = [random(), random(), 4 + random() * 9, random() * 6.28, 2 + random() * 3.6];
    const x = left + ((x0 * width + clock.s * speed * 0.8 + Math.sin(clock.s * 0.4 + phase) * 14) % width);
    const y = top + ((y0 * height - clock.s * speed * 0.5 + height * 8) % height);
    context.globalAlpha = clock.alpha * (0.16 + 0.3 * Math.max(0, Math.sin(clock.s * 0.8 + phase)));
    context.drawImage(WARM, x - size, y - size, size * 2, size * 2);
  }
  context.restore();
}

export function drawPetals(context, { count, seed, size, depth, sprites, windS = 0 }, clock) {
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

export function drawFlames(context, { points, depth }, clock) {
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

/** A line being written, and the hand that writes it. */
export function drawWriting(context, { path, measure, hand, nib, during, depth, width }, clock) {
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

export function drawShade(context, { alpha }) {
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
