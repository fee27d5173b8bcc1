import { polyline } from '@kotohogi/themes/drawing/curve';
import { around, between, pick, type Random, seededRandom } from '@kotohogi/themes/drawing/random';
import { nums, posed, type Sheet, tag, transform } from '@kotohogi/themes/drawing/svg';
import { dawn, loneTree } from '@kotohogi/themes/natural/dawn';
import { cornerSpray, plantGarden } from '@kotohogi/themes/natural/flora/sprays';
import { coupleBehind } from '../figures/couple-behind.ts';
import { shape, stroke, wash } from '../figures/wardrobe.ts';
import { type Layer, layer } from '../layer.ts';

const WIDE: Layer['box'] = [-160, -90, 1600, 900];

/** The chapel on its hill at first light. */
export function chapelHill(): readonly Layer[] {
  return [
    layer(WIDE, 0.12, hills),
    layer([-60, 150, 460, 420], 0.5, sheet => posed({ x: 150, y: 540, scale: 2.1 }, loneTree(sheet, seededRandom(3)))),
    layer([880, 180, 460, 420], 0.48, sheet =>
      posed({ x: 1120, y: 540, scale: 1.9 }, loneTree(sheet, seededRandom(8))),
    ),
    layer([380, 20, 520, 580], 0.6, chapel),
    layer([-200, 480, 1680, 380], 0.8, lawn),
    layer([-240, 500, 1760, 420], 1.25, hedges, { blur: 1.2 }),
  ];
}

/** Leaves in front of the lens, out of focus, at both upper corners. */
export function foreLeaves(): readonly Layer[] {
  return [
    layer(
      [-120, -120, 520, 520],
      1.9,
      sheet => posed({ x: -70, y: -80, scale: 1.9 }, cornerSpray(plantGarden(sheet, 52), { flowers: false })),
      { blur: 5, sway: { degrees: 1.2, periodS: 6.8 }, pivot: [-70, -80] },
    ),
    layer(
      [900, -120, 520, 520],
      1.9,
      sheet =>
        posed({ x: 1350, y: -80, scale: -1.8, scaleY: 1.8 }, cornerSpray(plantGarden(sheet, 53), { flowers: false })),
      { blur: 6, sway: { degrees: -1, periodS: 8.4 }, pivot: [1350, -80] },
    ),
  ];
}

function hills(sheet: Sheet): string {
  return posed(
    { x: -160, y: -90 },
    dawn(sheet, seededRandom(12), { width: 1600, height: 900, horizon: 0.56, sun: [0.7, 0.5], birds: [0.3, 0.3] }),
  );
}

/** A white chapel with a steep roof, a glass gable and a small bell. */
function chapel(sheet: Sheet): string {
  const wall = sheet.linear([
    [0, '#e9e0d0'],
    [0.55, '#fbf6ea'],
    [1, '#fffdf5'],
  ]);
  const roof = sheet.linear([
    [0, '#7d7468'],
    [0.5, '#978c7d'],
    [1, '#b7ab98'],
  ]);
  const glass = wash(sheet, [0, '#fff6d8'], [0.6, '#ffe7ae'], [1, '#f3d79a']);
  const door = wash(sheet, [0, '#a37c54'], [1, '#7a5b3c']);
  const gable = 'M480 560V330L640 130L800 330V560Z';
  const slates = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 1) / 10;
    return `M${nums(640 - 186 * t, 96 + 250 * t)}l-16 12M${nums(640 + 186 * t, 96 + 250 * t)}l16 12`;
  }).join('');
  return (
    shape('M800 330L872 300V540L800 560Z', '#ddd2bf', '#cbbfa8', 1) +
    shape(gable, wall, '#d8ccb6', 1) +
    shape('M640 92L444 340L470 356L640 142L810 356L836 340Z', roof, '#6f665b', 1) +
    stroke(slates, '#6f665b', 1.2, 0.5) +
    shape('M640 168L744 298V352H536V298Z', glass, '#b89b6c', 3) +
    stroke('M588 234V352M640 168V352M692 234V352M536 298H744', '#b89b6c', 3) +
    shape('M584 560V440A56 56 0 0 1 696 440V560Z', '#f3ead9', '#d8ccb6', 2) +
    shape('M594 560V442A46 46 0 0 1 686 442V560Z', door, '#5f4630', 2) +
    stroke('M640 398V560M606 452V548M622 452V548M658 452V548M674 452V548', '#5f4630', 1.4, 0.6) +
    tag('circle', { cx: 631, cy: 494, r: 3.4, fill: '#e0b961' }) +
    tag('circle', { cx: 649, cy: 494, r: 3.4, fill: '#e0b961' }) +
    lantern(556) +
    lantern(724) +
    belfry(wall) +
    wreath(sheet) +
    shape('M560 560H720L736 574H544ZM540 574H740L758 590H522Z', '#efe6d5', '#d3c6ae', 1)
  );
}

function lantern(x: number): string {
  return stroke(`M${x} 438v10`, '#6b5a44', 2) + shape(`M${x - 7} 448h14l-3 22h-8Z`, '#ffe9b8', '#6b5a44', 1.4);
}

function belfry(wall: string): string {
  return (
    shape('M612 128V68H668V128L640 96Z', wall, '#d8ccb6', 1) +
    shape('M602 70L640 32L678 70Z', '#8d8272', '#6f665b', 1) +
    shape('M624 110V84A16 16 0 0 1 656 84V112L640 96Z', '#5f5346')
  );
}

/** The bell alone, so that it can swing. */
export function bell(): Layer {
  return layer(
    [610, 66, 60, 60],
    0.6,
    sheet =>
      shape(
        'M640 78C632 78 630 88 629 96L625 102H655L651 96C650 88 648 78 640 78Z',
        wash(sheet, [0, '#f0d491'], [1, '#b98f3f']),
        '#96712c',
        1,
      ) + tag('circle', { cx: 640, cy: 104, r: 3, fill: '#96712c' }),
    {
      pivot: [640, 78],
      sway: { degrees: 15, periodS: 1.7 },
    },
  );
}

function wreath(sheet: Sheet): string {
  const garden = plantGarden(sheet, 4);
  const leaves = Array.from({ length: 22 }, (_, i) => {
    const a = (i / 22) * Math.PI * 2;
    return garden.sage.leaf({
      x: 640 + Math.cos(a) * 22,
      y: 432 + Math.sin(a) * 22,
      rotate: (a * 180) / Math.PI + 70,
      length: 19,
    });
  });
  return (
    leaves.join('') +
    garden.blush.at(628, 452, 9, 120) +
    garden.cream.at(646, 455, 8, 60) +
    garden.blush.at(658, 446, 7, 30)
  );
}

function lawn(sheet: Sheet): string {
  const grass = wash(sheet, [0, '#a9bf92'], [0.4, '#9cb586'], [1, '#7f9b6c']);
  const path = wash(sheet, [0, '#f7eedd'], [1, '#e3d3b6']);
  const random = seededRandom(21);
  return (
    shape('M-200 566C40 532 300 556 560 582C800 560 1080 534 1480 560V880H-200Z', grass) +
    shape('M560 582H720C744 640 812 740 900 880H380C468 740 536 640 560 582Z', path) +
    stroke('M560 582C536 640 468 740 380 880M720 582C744 640 812 740 900 880', '#fffaf0', 3, 0.7) +
    tuftsAndFlowers(random, { from: 590, to: 740, count: 360 })
  );
}

function tuftsAndFlowers(random: Random, { from, to, count }: { from: number; to: number; count: number }): string {
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const depth = i / count;
    const y = from + (to - from) * depth;
    const edge = 90 + (y - 582) * 1.02;
    const side = random() < 0.5 ? -1 : 1;
    const x = 640 + side * (edge + random() ** 1.4 * 760);
    const tall = between(random, 6, 14) * (0.6 + depth);
    drawn += stroke(
      `M${nums(x, y)}q${nums(around(random, 0, 3), -tall * 0.6, around(random, 0, 6), -tall)}`,
      pick(random, ['#7c9a6b', '#93ad7e', '#b4c598']),
      1.6,
      0.8,
    );
    if (i % 4 === 0)
      drawn += tag('circle', {
        cx: x + around(random, 0, 5),
        cy: y - tall,
        r: between(random, 1.6, 3.2) * (0.7 + depth),
        fill: pick(random, ['#fffaf0', '#f6d3c6', '#f3e0a8', '#fff', '#d5e0e8']),
      });
  }
  return drawn;
}

/** Flower hedges on both sides of the path. */
function hedges(sheet: Sheet): string {
  const garden = plantGarden(sheet, 15);
  const random = seededRandom(15);
  let drawn = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 26; i += 1) {
      const depth = random();
      const x = 640 + side * (330 + depth * 120 + random() * 520);
      const y = 690 + depth * 90 + around(random, 0, 14);
      drawn += garden.sage.leaf({ x, y, rotate: -90 + around(random, 0, 50), length: between(random, 44, 86) });
      drawn += garden.dollar.leaf({
        x: x + around(random, 0, 30),
        y,
        rotate: -90 + around(random, 0, 60),
        length: between(random, 34, 60),
      });
      if (i % 2 === 0)
        drawn += pick(random, [garden.blush, garden.cream, garden.anemone]).at(
          x,
          y - between(random, 30, 70),
          between(random, 14, 25),
          around(random, -90, 60),
        );
    }
  }
  return drawn;
}

/** The last picture: the two on the hill, the sun before them. */
export function eveningHill(): readonly Layer[] {
  return [
    layer(WIDE, 0.12, sheet =>
      posed(
        { x: -160, y: -90 },
        dawn(sheet, seededRandom(31), {
          width: 1600,
          height: 900,
          horizon: 0.6,
          sun: [0.47, 0.56],
          birds: [0.66, 0.3],
        }),
      ),
    ),
    layer([-60, 40, 620, 620], 0.55, sheet => posed({ x: 250, y: 606, scale: 3.3 }, loneTree(sheet, seededRandom(3)))),
    layer([-200, 520, 1680, 360], 0.7, meadow),
    layer([420, 290, 460, 330], 0.75, sheet => posed({ x: 640, y: 320, scale: 0.56 }, coupleBehind(sheet)), {
      sway: { degrees: 0.7, periodS: 5 },
      pivot: [640, 600],
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
      `M${nums(x, y)}q${nums(around(random, 0, 3), -tall * 0.6, around(random, 0, 6), -tall)}`,
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

/** The doorway from outside, near, for the way out. */
export function doorway(): readonly Layer[] {
  return [layer([-160, -90, 1600, 900], 0.45, front), layer([-160, 430, 1600, 420], 0.6, sheet => steps(sheet))];
}

function front(sheet: Sheet): string {
  const wall = sheet.linear([
    [0, '#ddd3c1'],
    [0.5, '#f7f0e2'],
    [1, '#ece2d0'],
  ]);
  const inside = sheet.radial([
    [0, '#fff2cf'],
    [0.6, '#e9c98d'],
    [1, '#8f6a45'],
  ]);
  const wood = wash(sheet, [0, '#a8825a'], [1, '#7a5b3c']);
  const board = (y: number) => `M-160 ${y}H1440`;
  const garden = plantGarden(sheet, 44);
  const arch = Array.from({ length: 58 }, (_, i) => {
    const a = Math.PI + (i / 57) * Math.PI;
    const [x, y] = [640 + Math.cos(a) * 196, 250 + Math.sin(a) * 190];
    return (
      garden.sage.leaf({ x, y, rotate: (a * 180) / Math.PI + 90 + (i % 2 === 0 ? 34 : 146), length: 46 }) +
      (i % 2 === 0
        ? garden.dollar.leaf({ x, y, rotate: (a * 180) / Math.PI + (i % 4 === 0 ? 0 : 180), length: 32 })
        : '')
    );
  });
  const blooms = [-168, -150, -132, -112, -88, -66, -44, -26, -10].map((a, i) => {
    const [x, y] = [640 + Math.cos((a * Math.PI) / 180) * 196, 250 + Math.sin((a * Math.PI) / 180) * 190];
    return [garden.blush, garden.anemone, garden.cream][i % 3]?.at(x, y, i % 3 === 1 ? 27 : 22, a) ?? '';
  });
  return (
    tag('rect', { x: -160, y: -90, width: 1600, height: 900, fill: wall }) +
    stroke([-40, 20, 80, 140, 200, 260, 320, 380, 440].map(board).join(''), '#cfc3ad', 1.4, 0.7) +
    shape('M450 560V250A190 186 0 0 1 830 250V560Z', '#efe6d6', '#cfc3ad', 2) +
    shape('M474 560V252A166 164 0 0 1 806 252V560Z', inside) +
    shape(
      polyline(
        [
          [474, 560],
          [474, 252],
          [430, 262],
          [430, 584],
        ],
        true,
      ),
      wood,
      '#5f4630',
      2,
    ) +
    shape(
      polyline(
        [
          [806, 560],
          [806, 252],
          [850, 262],
          [850, 584],
        ],
        true,
      ),
      wood,
      '#5f4630',
      2,
    ) +
    arch.join('') +
    blooms.join('')
  );
}

function steps(sheet: Sheet): string {
  const stone = wash(sheet, [0, '#f6eedf'], [1, '#d6c7ab']);
  return (
    shape('M-160 556H1440V850H-160Z', wash(sheet, [0, '#b3c597'], [1, '#8aa576'])) +
    shape('M400 552H880L910 586H370Z', stone, '#cbbd9f', 1.4) +
    shape('M366 586H914L954 628H326Z', stone, '#cbbd9f', 1.4) +
    shape('M318 628H962L1130 850H150Z', stone, '#cbbd9f', 1.4)
  );
}
