import { around, between, pick, seededRandom } from '@kotohogi/themes/drawing/random';
import { groupAt, type Sheet, tag } from '@kotohogi/themes/drawing/svg';
import { cornerSpray, bouquet as handTied, plantGarden } from '@kotohogi/themes/natural/flora/sprays';
import { coupleFacing } from '../figures/couple-facing.ts';
import { herOpenHand, hisHandWithPen, hisRingFingers, ring } from '../figures/hands.ts';
import { officiant } from '../figures/officiant.ts';
import { SILK, SUIT, shape, stroke, veiled, wash } from '../figures/wardrobe.ts';
import { type Layer, layer } from '../layer.ts';
import { grove } from './nave.ts';

const WIDE: Layer['box'] = [-160, -90, 1600, 900];

/** The couple at the altar, half length, with the glass behind them. */
export function vows(): { readonly far: readonly Layer[]; readonly near: readonly Layer[] } {
  return {
    far: [
      layer(WIDE, 0.15, sheet => groupAt({ x: -1140, y: -60, scale: 2.8 }, grove(sheet)), { blur: 9 }),
      layer(WIDE, 0.4, bars, { blur: 2 }),
      layer([470, 160, 340, 620], 0.75, sheet => groupAt({ x: 640, y: 226, scale: 1.05 }, officiant(sheet)), {
        blur: 0.8,
      }),
    ],
    near: [
      layer([120, 110, 1060, 900], 1, sheet => groupAt({ x: 650, y: 150, scale: 1.72 }, coupleFacing(sheet)), {
        sway: { px: 2.4, periodS: 5.5 },
      }),
      layer(
        [-200, 330, 560, 520],
        1.5,
        sheet => groupAt({ x: 20, y: 690, scale: 2.1 }, handTied(plantGarden(sheet, 12))),
        { blur: 5 },
      ),
      layer(
        [960, 330, 560, 520],
        1.5,
        sheet => groupAt({ x: 1270, y: 700, scale: 2.1 }, handTied(plantGarden(sheet, 14))),
        { blur: 5 },
      ),
    ],
  };
}

function bars(): string {
  const upright = [-120, 80, 280, 480, 680, 880, 1080, 1280].map(x => `M${x} -90V810`).join('');
  return (
    stroke(`${upright}M-160 120H1440M-160 420H1440`, '#7d6144', 11, 0.85) +
    stroke(`${upright}M-160 120H1440M-160 420H1440`, '#f3dcae', 2.4, 0.6)
  );
}

/** Ring on finger: the bride's hand, the ring that slides on, the groom's fingers that hold it. */
export function rings(): {
  readonly far: readonly Layer[];
  readonly ring: readonly Layer[];
  readonly near: readonly Layer[];
} {
  const slide = { from: { x: 168, y: -30 }, to: { x: 0, y: 0 }, during: [0.12, 0.62] } as const;
  return {
    far: [
      layer(WIDE, 0.15, softChapel, { blur: 12 }),
      layer([-260, -60, 800, 1000], 0.7, dressSide, { blur: 5 }),
      layer([820, -120, 760, 1060], 0.7, suitSide, { blur: 5 }),
      layer([-240, 140, 1240, 620], 1, herOpenHand),
    ],
    ring: [layer([520, 300, 260, 200], 1, ring, slide)],
    near: [layer([430, 130, 1060, 560], 1, hisRingFingers, { ...slide, to: { x: 34, y: -8 } })],
  };
}

function softChapel(sheet: Sheet): string {
  const random = seededRandom(19);
  const ground = wash(sheet, [0, '#f3e3bd'], [0.5, '#dcbf8e'], [1, '#a9835a']);
  let bokeh = tag('rect', { x: -160, y: -90, width: 1600, height: 900, fill: ground });
  for (let i = 0; i < 70; i += 1) {
    bokeh += tag('circle', {
      cx: -120 + random() * 1520,
      cy: -60 + random() ** 1.3 * 620,
      r: between(random, 14, 58),
      fill: pick(random, ['#fff4d4', '#ffe9b4', '#f0d48e', '#dbe0a9', '#fffbe9', '#e9b98a']),
      opacity: between(random, 0.12, 0.42),
    });
  }
  return bokeh;
}

function dressSide(sheet: Sheet): string {
  const silk = sheet.linear([
    [0, '#efe5d6'],
    [0.6, '#fffefa'],
    [1, '#f3eadb'],
  ]);
  return (
    shape('M-260 -60H120C150 120 130 260 180 420C240 600 300 760 340 940H-260Z', silk) +
    stroke(
      'M60 -60C90 200 120 500 200 940M-40 -60C-10 300 20 600 60 940M-150 -60C-140 300 -120 620 -100 940',
      SILK.line,
      5,
      0.5,
    )
  );
}

function suitSide(sheet: Sheet): string {
  const cloth = wash(sheet, [0, SUIT.light], [1, SUIT.deep]);
  return (
    shape('M1580 -120H1100C1040 60 1060 240 1020 420C990 560 960 760 950 940H1580Z', cloth) +
    shape(
      'M1100 -120C1060 20 1066 160 1040 330C1030 400 1020 430 1010 470L1090 360C1130 200 1150 40 1180 -120Z',
      SUIT.light,
    ) +
    shape('M1085 -120L1050 120L1062 250L1110 -20Z', '#fffdf8')
  );
}

/** The certificate: paper, and the groom's hand with the pen; the projector writes the signature itself. */
export function signing(): { readonly table: readonly Layer[]; readonly hand: Layer; readonly near: readonly Layer[] } {
  return {
    table: [layer(WIDE, 0.6, table, { blur: 1.6 }), layer([140, 20, 1000, 700], 1, certificate)],
    hand: layer([0, 0, 760, 560], 1, hisHandWithPen),
    near: [
      layer(
        [960, -160, 560, 480],
        1.3,
        sheet => groupAt({ x: 1390, y: -90, scale: -1.7, scaleY: 1.7 }, cornerSpray(plantGarden(sheet, 22))),
        { blur: 4 },
      ),
    ],
  };
}

function table(sheet: Sheet): string {
  const wood = wash(sheet, [0, '#b79168'], [0.5, '#a07a52'], [1, '#7a5a3c']);
  const random = seededRandom(2);
  let grain = '';
  for (let i = 0; i < 60; i += 1) {
    const y = -90 + i * 15 + around(random, 0, 5);
    grain += `M-160 ${y}C200 ${y + around(random, 0, 16)} 700 ${y + around(random, 0, 16)} 1440 ${y + around(random, 0, 12)}`;
  }
  return (
    tag('rect', { x: -160, y: -90, width: 1600, height: 900, fill: wood }) +
    stroke(grain, '#6f4f33', 1.6, 0.22) +
    tag('ellipse', {
      cx: 420,
      cy: 140,
      rx: 560,
      ry: 300,
      fill: sheet.radial([
        [0, '#ffeecb', 0.75],
        [1, '#ffeecb', 0],
      ]),
    })
  );
}

/** A sheet of paper with an ornament, a heading and three signature lines. */
function certificate(sheet: Sheet): string {
  const paper = wash(sheet, [0, '#fffefa'], [1, '#f4ecdc']);
  const garden = plantGarden(sheet, 17);
  const text = [322, 346, 370].map((y, i) => `M${430 + i * 14} ${y}H${850 - i * 14}`).join('');
  return groupAt(
    { x: 0, y: 6, rotate: -3 },
    veiled('M206 96H1086V700H206Z', '#4a3a22', 0.16),
    shape('M196 84H1076V690H196Z', paper, '#e2d6ba', 1.4),
    tag('rect', { x: 222, y: 110, width: 828, height: 554, fill: 'none', stroke: '#cdbf9c', 'stroke-width': 2 }),
    tag('rect', { x: 231, y: 119, width: 810, height: 536, fill: 'none', stroke: '#cdbf9c', 'stroke-width': 0.8 }),
    groupAt({ x: 214, y: 102, scale: 0.8 }, cornerSpray(garden)),
    groupAt({ x: 1058, y: 672, rotate: 180, scale: 0.62 }, cornerSpray(garden)),
    stroke(text, '#a59a80', 3, 0.55),
    stroke('M470 470H830M470 560H830', '#a59a80', 1.8, 0.9),
  );
}

/** Candles and flowers on the window sill. */
export function candlelight(): { readonly far: readonly Layer[]; readonly near: readonly Layer[] } {
  return {
    far: [layer(WIDE, 0.2, dusk, { blur: 10 }), layer(WIDE, 0.7, sill)],
    near: [
      layer([330, 200, 420, 520], 1, candles),
      layer(
        [560, 120, 760, 640],
        1.08,
        sheet => vase(sheet) + groupAt({ x: 930, y: 446, scale: 2.3 }, handTied(plantGarden(sheet, 6))),
      ),
      layer(
        [-200, 420, 560, 460],
        1.6,
        sheet => groupAt({ x: 30, y: 740, scale: 2 }, handTied(plantGarden(sheet, 33))),
        {
          blur: 7,
        },
      ),
    ],
  };
}

/** A low white bowl under the flowers. */
function vase(sheet: Sheet): string {
  const glaze = sheet.linear([
    [0, '#d9cdb6'],
    [0.35, '#fffdf6'],
    [1, '#c9b999'],
  ]);
  return (
    tag('ellipse', { cx: 930, cy: 648, rx: 150, ry: 16, fill: '#2c1d10', opacity: 0.3 }) +
    shape(
      'M820 520C816 590 846 640 888 646H972C1014 640 1044 590 1040 520C980 534 880 534 820 520Z',
      glaze,
      '#b5a483',
      1.4,
    ) +
    stroke('M834 556C890 568 970 568 1026 556', '#cdbf9c', 2, 0.8)
  );
}

/** Positions of the candle flames: x, y, size. */
export const FLAMES: readonly (readonly [number, number, number])[] = [
  [420, 318, 1.15],
  [520, 264, 1.3],
  [618, 352, 1.05],
];

function dusk(sheet: Sheet): string {
  const random = seededRandom(23);
  const ground = wash(sheet, [0, '#6c5a47'], [0.5, '#8a6d4d'], [1, '#4c3828']);
  let lights = tag('rect', { x: -160, y: -90, width: 1600, height: 900, fill: ground });
  for (const [x, y, w] of [
    [120, 40, 220],
    [520, 0, 260],
    [940, 30, 230],
  ] as const)
    lights += shape(
      `M${x} 520V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V520Z`,
      wash(sheet, [0, '#fff1c9'], [0.6, '#e9cf94'], [1, '#b99a62']),
    );
  for (let i = 0; i < 46; i += 1)
    lights += tag('circle', {
      cx: -100 + random() * 1480,
      cy: random() * 520,
      r: between(random, 10, 40),
      fill: pick(random, ['#ffe9b4', '#ffd98a', '#fff4d4', '#e9b06a']),
      opacity: between(random, 0.1, 0.4),
    });
  return lights;
}

function sill(sheet: Sheet): string {
  const wood = wash(sheet, [0, '#c39d70'], [0.2, '#94704c'], [1, '#4a3524']);
  return (
    shape('M-160 600H1440V810H-160Z', wood) +
    stroke('M-160 601H1440', '#f0d3a0', 3, 0.7) +
    tag('ellipse', {
      cx: 520,
      cy: 640,
      rx: 360,
      ry: 50,
      fill: sheet.radial([
        [0, '#ffdf9e', 0.7],
        [1, '#ffdf9e', 0],
      ]),
    })
  );
}

function candles(sheet: Sheet): string {
  const wax = sheet.linear([
    [0, '#e9dcc2'],
    [0.4, '#fffdf4'],
    [1, '#d9c7a4'],
  ]);
  const one = (x: number, top: number, w: number) =>
    shape(
      `M${x - w} ${top + 8}C${x - w} ${top} ${x + w} ${top} ${x + w} ${top + 8}V640C${x + w} 650 ${x - w} 650 ${x - w} 640Z`,
      wax,
      '#cdbb96',
      1.2,
    ) +
    tag('ellipse', { cx: x, cy: top + 8, rx: w, ry: 7, fill: '#fff6dc', stroke: '#d9c7a4' }) +
    shape(`M${x - w - 16} 640H${x + w + 16}L${x + w + 8} 658H${x - w - 8}Z`, '#c9a24f', '#96712c', 1.2) +
    stroke(`M${x} ${top + 8}v-14`, '#4a3a2a', 2.6);
  const garden = plantGarden(sheet, 9);
  const leaves = Array.from({ length: 16 }, (_, i) =>
    garden.sage.leaf({ x: 400 + i * 16, y: 650, rotate: i % 2 === 0 ? -150 + i * 6 : -40 + i * 5, length: 44 }),
  );
  return (
    one(420, 330, 24) +
    one(520, 278, 27) +
    one(618, 364, 22) +
    leaves.join('') +
    garden.cream.at(462, 648, 20, 200) +
    garden.blush.at(572, 650, 18, 0)
  );
}
