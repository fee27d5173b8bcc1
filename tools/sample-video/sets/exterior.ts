import { around, between, pick, type Random, seededRandom } from '@kotohogi/themes/drawing/random';
import { groupAt, type Sheet, svgNumbers, tag } from '@kotohogi/themes/drawing/svg';
import { dawn, loneTree } from '@kotohogi/themes/natural/dawn';
import { cornerSpray, plantGarden } from '@kotohogi/themes/natural/flora/sprays';
import { shape, stroke, wash } from '../figures/wardrobe.ts';
import { type Layer, layer } from '../layer.ts';

const WIDE: Layer['box'] = [-160, -90, 1600, 900];

/** The chapel on its hill at first light. */
export function chapelHill(): readonly Layer[] {
  return [
    layer(WIDE, 0.12, hills),
    layer([-60, 150, 460, 420], 0.5, sheet =>
      groupAt({ x: 150, y: 540, scale: 2.1 }, loneTree(sheet, seededRandom(3))),
    ),
    layer([880, 180, 460, 420], 0.48, sheet =>
      groupAt({ x: 1120, y: 540, scale: 1.9 }, loneTree(sheet, seededRandom(8))),
    ),
    layer([380, 20, 520, 580], 0.6, chapel),
    layer([-200, 480, 1680, 380], 0.8, lawn),
    layer([-240, 500, 1760, 420], 1.25, hedges, { blur: 1.2 }),
  ];
}

/** Leaves in front of the lens, out of focus, in both upper corners. */
export function foreLeaves(): readonly Layer[] {
  return [
    layer(
      [-120, -120, 520, 520],
      1.9,
      sheet => groupAt({ x: -70, y: -80, scale: 1.9 }, cornerSpray(plantGarden(sheet, 52), { flowers: false })),
      { blur: 5, sway: { degrees: 1.2, periodS: 6.8 }, pivot: [-70, -80] },
    ),
    layer(
      [900, -120, 520, 520],
      1.9,
      sheet =>
        groupAt({ x: 1350, y: -80, scale: -1.8, scaleY: 1.8 }, cornerSpray(plantGarden(sheet, 53), { flowers: false })),
      { blur: 6, sway: { degrees: -1, periodS: 8.4 }, pivot: [1350, -80] },
    ),
  ];
}

function hills(sheet: Sheet): string {
  return groupAt(
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
    return `M${svgNumbers(640 - 186 * t, 96 + 250 * t)}l-16 12M${svgNumbers(640 + 186 * t, 96 + 250 * t)}l16 12`;
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

/** The bell by itself, so that it can swing. */
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
      `M${svgNumbers(x, y)}q${svgNumbers(around(random, 0, 3), -tall * 0.6, around(random, 0, 6), -tall)}`,
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
