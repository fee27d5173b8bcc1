import { around, between, pick, type Random, seededRandom } from '@kotohogi/themes/drawing/random';
import { groupAt, roundTo2, type Sheet, svgNumbers, tag, transform } from '@kotohogi/themes/drawing/svg';
import { shape, stroke, wash } from '../figures/wardrobe.ts';
import { type Layer, layer } from '../layer.ts';
import { guestFromBehind } from './guests.ts';
import { V, WALL } from './nave-geometry.ts';

/** One row of pews on both sides of the aisle, from 0 (far) to 6 (near). */
export function pewRow(k: number): Layer {
  const q = 1.12 + (k / 6) ** 1.5 * 1.9;
  const y = V[1] + WALL.floor * q;
  const depth = 0.66 + k * 0.12;
  const box: Layer['box'] = [-160, Math.floor(y - 110 * q), 1600, Math.ceil(190 * q)];
  return layer(
    box,
    depth,
    sheet => drawRow(sheet, seededRandom(40 + k), { q, y, k }),
    k > 4 ? { blur: (k - 4) * 1.3 } : {},
  );
}

function drawRow(sheet: Sheet, random: Random, { q, y, k }: { q: number; y: number; k: number }): string {
  const wood = wash(sheet, [0, '#a07a55'], [0.15, '#7f5f42'], [1, '#4a3424']);
  let drawn = '';
  for (const side of [-1, 1]) {
    const inner = V[0] + side * 60 * q;
    const outer = V[0] + side * (60 + 168) * q;
    const people = 4;
    for (let i = 0; i < people; i += 1) {
      if (random() < 0.1) continue;
      const x = inner + (outer - inner) * ((i + 0.55 + around(random, 0, 0.1)) / people);
      drawn += groupAt({ x, y: y - 22 * q, scale: 0.52 * q * between(random, 0.93, 1.06) }, guestFromBehind(random));
    }
    const [x0, x1] = [Math.min(inner, outer), Math.max(inner, outer)];
    drawn +=
      shape(`M${svgNumbers(x0, y - 14 * q)}H${roundTo2(x1)}V${roundTo2(y + 30 * q)}H${roundTo2(x0)}Z`, wood) +
      stroke(`M${svgNumbers(x0, y - 14 * q)}H${roundTo2(x1)}`, '#e8c892', 1.6 * q, 0.5) +
      posy(random, inner, { y: y - 6 * q, q });
  }
  return tag('g', { opacity: k === 6 ? 0.97 : 1 }, drawn);
}

/** Flowers tied to the end of a pew. */
function posy(random: Random, x: number, { y, q }: { y: number; q: number }): string {
  let drawn = shape(
    `M${svgNumbers(x - 2 * q, y)}L${svgNumbers(x - 7 * q, y + 26 * q)}L${svgNumbers(x + 1 * q, y + 20 * q)}L${svgNumbers(x + 6 * q, y + 27 * q)}L${svgNumbers(x + 3 * q, y)}Z`,
    '#fbf3e6',
  );
  for (let i = 0; i < 15; i += 1) {
    const [cx, cy] = [x + around(random, 0, 9) * q, y + around(random, 0, 8) * q];
    drawn +=
      i % 3 === 0
        ? tag('path', {
            d: 'M0 0C2 -3 7 -3 10 0C7 3 2 3 0 0Z',
            transform: transform({ x: cx, y: cy, rotate: random() * 360, scale: q * 0.8 }),
            fill: pick(random, ['#8fa98a', '#a3b99b']),
          })
        : tag('circle', {
            cx,
            cy,
            r: between(random, 1.8, 3.4) * q,
            fill: pick(random, ['#fffaf0', '#f6d3c6', '#fff', '#efbfae']),
            stroke: '#d9b9a8',
            'stroke-width': 0.3 * q,
          });
  }
  return drawn;
}
