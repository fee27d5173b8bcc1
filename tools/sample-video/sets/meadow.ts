import { around, between, pick, seededRandom } from '@kotohogi/themes/drawing/random';
import { groupAt, type Sheet, svgNumbers, tag, transform } from '@kotohogi/themes/drawing/svg';
import { dawn, loneTree } from '@kotohogi/themes/natural/dawn';
import { plantGarden } from '@kotohogi/themes/natural/flora/sprays';
import { coupleFront } from '../figures/couple-front.ts';
import { shape, stroke, wash } from '../figures/wardrobe.ts';
import { type Layer, layer } from '../layer.ts';

const WIDE: Layer['box'] = [-160, -90, 1600, 900];

/** The last picture: the couple in the meadow, facing their guests in the distance. */
export function eveningHill(): readonly Layer[] {
  return [
    layer(WIDE, 0.12, sheet =>
      groupAt(
        { x: -160, y: -90 },
        dawn(sheet, seededRandom(31), {
          width: 1600,
          height: 900,
          horizon: 0.56,
          sun: [0.66, 0.5],
          birds: [0.78, 0.24],
        }),
      ),
    ),
    layer([-60, 20, 620, 640], 0.55, sheet =>
      groupAt({ x: 270, y: 606, scale: 3.2 }, loneTree(sheet, seededRandom(3))),
    ),
    layer([-200, 520, 1680, 360], 0.7, meadow),
    layer([430, 130, 620, 600], 0.9, sheet => groupAt({ x: 770, y: 170, scale: 0.98 }, coupleFront(sheet)), {
      sway: { degrees: 0.5, px: 1.5, periodS: 4.6 },
      pivot: [770, 660],
    }),
    layer([-240, 560, 1760, 360], 1.3, meadowEdge, { blur: 1.6 }),
  ];
}

function meadow(sheet: Sheet): string {
  const grass = wash(sheet, [0, '#b4c898'], [0.3, '#a3bb8a'], [1, '#7f9b6c']);
  const random = seededRandom(77);
  let drawn = shape('M-200 604C80 566 420 586 700 594C980 602 1240 572 1480 588V880H-200Z', grass);
  for (let i = 0; i < 420; i += 1) {
    const depth = i / 420;
    const [x, y] = [-180 + random() * 1640, 606 + depth * 150];
    const tall = between(random, 7, 16) * (0.6 + depth);
    drawn += stroke(
      `M${svgNumbers(x, y)}q${svgNumbers(around(random, 0, 3), -tall * 0.6, around(random, 0, 6), -tall)}`,
      pick(random, ['#7c9a6b', '#93ad7e', '#c3d0a2']),
      1.5,
      0.75,
    );
    if (i % 5 === 0)
      drawn += tag('circle', {
        cx: x,
        cy: y - tall,
        r: between(random, 1.6, 3.4) * (0.6 + depth),
        fill: pick(random, ['#fffaf0', '#f6d3c6', '#f3e0a8', '#fff']),
      });
  }
  return drawn;
}

function meadowEdge(sheet: Sheet): string {
  const garden = plantGarden(sheet, 91);
  const random = seededRandom(91);
  let drawn = '';
  for (let i = 0; i < 46; i += 1) {
    const x = -200 + i * 37 + around(random, 0, 14);
    const lift = 70 * (Math.abs(x - 640) / 840) ** 1.4;
    drawn += garden.mist.leaf({
      x,
      y: 790 - lift,
      rotate: -90 + around(random, 0, 34),
      length: between(random, 50, 110),
    });
    drawn += garden.sage.leaf({
      x: x + 12,
      y: 796 - lift,
      rotate: -90 + around(random, 0, 44),
      length: between(random, 40, 84),
    });
    if (i % 3 === 0)
      drawn += tag(
        'g',
        { transform: transform({ x, y: 738 - lift - random() * 40 }) },
        pick(random, [garden.blush, garden.cream, garden.anemone]).at(
          0,
          0,
          between(random, 13, 22),
          around(random, -90, 70),
        ),
      );
  }
  return drawn;
}
