import { cubic } from '@kotohogi/themes/drawing/curve';
import { groupAt, type Sheet, tag } from '@kotohogi/themes/drawing/svg';
import { branch } from '@kotohogi/themes/natural/flora/foliage';
import { plantGarden } from '@kotohogi/themes/natural/flora/sprays';
import { HAIR, SILK, SKIN, SUIT, shape, smallBloom, smallLeaf, stroke, veiled, wash } from './wardrobe.ts';

/**
 * The couple from the front, arm in arm and laughing, on the ground line y = 500; the groom is 500 px tall, the middle
 * is x = 0.
 */
export function coupleFront(sheet: Sheet): string {
  return (
    groupAt({ x: 64 }, groom(sheet)) +
    groupAt({ x: -60, y: 12 }, bride(sheet)) +
    groupAt({ x: -72, y: 214, scale: 0.62 }, posy(sheet)) +
    herHand()
  );
}

function groom(sheet: Sheet): string {
  const cloth = wash(sheet, [0, SUIT.light], [0.5, SUIT.mid], [1, SUIT.deep]);
  const trousers = wash(sheet, [0, SUIT.mid], [1, SUIT.deep]);
  return (
    shape(
      'M-42 482L-8 482L-6 496C-20 500 -40 500 -50 495C-50 488 -47 484 -42 482ZM8 474L40 474C45 478 47 484 47 488C38 494 20 494 6 488Z',
      '#3a332f',
    ) +
    shape(
      'M-46 270C-48 340 -46 420 -42 486L-8 486C-6 420 -2 350 0 306C2 350 6 416 8 478L40 478C44 416 48 340 46 270Z',
      trousers,
    ) +
    stroke('M-26 320C-27 380 -26 430 -25 480M26 320C26 380 25 430 24 472', SUIT.deep, 1, 0.5) +
    shape(
      'M-30 100C-54 106 -68 116 -72 140C-76 168 -74 196 -64 214C-54 226 -44 222 -46 210C-52 196 -52 184 -50 170L-50 290C-18 298 18 298 50 290L50 170C54 200 56 230 56 262C60 270 70 270 76 262C80 220 80 180 72 140C68 116 54 106 30 100C12 96 -12 96 -30 100Z',
      cloth,
      SUIT.deep,
      0.9,
    ) +
    shape('M-18 100L0 176L18 100C8 106 -8 106 -18 100Z', '#fffdf8') +
    shape('M-13 150L0 184L13 150L8 134H-8Z', '#c9cfc4') +
    shape(
      'M-22 98C-34 112 -30 150 -2 190C-12 160 -18 128 -16 104ZM22 98C34 112 30 150 2 190C12 160 18 128 16 104Z',
      SUIT.light,
      SUIT.deep,
      0.7,
    ) +
    stroke('M0 190V288M-36 236h20M16 236h20', SUIT.deep, 1.2, 0.55) +
    tag('circle', { cx: 0, cy: 212, r: 2.2, fill: SUIT.deep }) +
    tag('circle', { cx: 0, cy: 236, r: 2.2, fill: SUIT.deep }) +
    shape('M-12 104L-1 109V117L-12 121ZM12 104L1 109V117L12 121Z', '#8fa98a', '#6f8b72', 0.6) +
    tag('circle', { cx: 0, cy: 113, r: 3, fill: '#7d9879' }) +
    buttonhole() +
    shape('M76 258C74 274 70 284 64 284C58 282 56 272 57 260Z', SKIN.mid, SKIN.deep, 0.7) +
    groomHead(sheet)
  );
}

function buttonhole(): string {
  return (
    shape('M32 144C24 146 22 154 24 158C29 156 32 150 33 146Z', '#8fa98a') + smallBloom({ x: 32, y: 142 }, 7.4, 'blush')
  );
}

/** A laughing face around the origin: eyes closed, cheeks warm. */
function face(hair: string, lips: string, lashes: boolean): string {
  const lash = lashes ? 'M-18 0L-21 -2M18 0L21 -2M-16.500 -2.600L-18.500 -5M16.500 -2.600L18.500 -5' : '';
  return (
    stroke(`M-18 0C-15 -5 -9 -5 -7 0M7 0C9 -5 15 -5 18 0${lash}`, hair, 1.9) +
    stroke('M-19 -10C-15 -13 -10 -13 -7 -11M7 -11C10 -13 15 -13 19 -10', hair, 1.5, 0.75) +
    stroke('M-1 5C-2.500 9 -2 11 1 11.500', SKIN.deep, 1.5) +
    shape('M-8 18C-3 19.500 3 19.500 8 18C7 25 -7 25 -8 18Z', lips, lips, 0.8) +
    stroke('M-5.500 19.600C-2 20.600 2 20.600 5.500 19.600', '#fffdf8', 1.6) +
    tag('ellipse', { cx: -17, cy: 10, rx: 6.5, ry: 4.4, fill: '#ee8f7e', opacity: 0.34 }) +
    tag('ellipse', { cx: 17, cy: 10, rx: 6.5, ry: 4.4, fill: '#ee8f7e', opacity: 0.34 })
  );
}

function groomHead(sheet: Sheet): string {
  const skin = wash(sheet, [0, SKIN.light], [0.7, SKIN.mid], [1, SKIN.deep]);
  return (
    shape('M-16 74L-18 100C-8 108 8 108 18 100L16 74Z', SKIN.mid) +
    veiled('M-16 82C-8 90 8 90 16 82V90C8 97 -8 97 -16 90Z', SKIN.deep, 0.5) +
    shape(
      'M-22 94C-12 100 -4 106 0 112C-8 112 -20 108 -26 104ZM22 94C12 100 4 106 0 112C8 112 20 108 26 104Z',
      '#fffdf8',
      '#d9d2c4',
      0.7,
    ) +
    shape(
      'M-32 46C-37 44 -39 52 -35 58C-33 62 -30 61 -29 58ZM32 46C37 44 39 52 35 58C33 62 30 61 29 58Z',
      SKIN.mid,
      SKIN.deep,
      0.7,
    ) +
    shape('M-31 38C-32 58 -26 76 -12 85C-5 88 5 88 12 85C26 76 32 58 31 38C30 20 -30 20 -31 38Z', skin) +
    groupAt({ y: 52 }, face(HAIR.him, '#b9604f', false)) +
    shape(
      'M-33 48C-38 24 -24 4 2 4C28 4 38 24 33 48C31 42 29 36 26 32C18 30 6 28 -4 22C-10 30 -20 34 -27 36C-30 40 -32 44 -33 48Z',
      wash(sheet, [0, HAIR.himLight], [0.6, HAIR.him], [1, HAIR.him]),
    ) +
    stroke('M-4 22C4 12 18 12 26 22M-10 24C-16 16 -8 9 2 9M-27 34C-30 24 -24 14 -16 11', HAIR.himLight, 1.6, 0.5)
  );
}

function bride(sheet: Sheet): string {
  const silk = sheet.linear([
    [0, '#efe5d6'],
    [0.36, '#fffefa'],
    [0.75, '#fdf8ef'],
    [1, '#e8dccd'],
  ]);
  return (
    tag('path', {
      d: 'M-26 30C-44 60 -58 140 -74 230C-92 330 -140 430 -196 486C-150 504 130 504 176 488C120 430 84 320 68 220C56 140 44 60 28 30Z',
      fill: '#fffefa',
      opacity: 0.42,
    }) +
    shape('M-32 214C-46 300 -88 400 -146 484C-90 500 90 500 142 484C90 400 46 300 34 214Z', silk, SILK.line, 0.9) +
    stroke(
      'M-20 222C-30 310 -60 410 -92 490M-7 226C-10 320 -18 420 -28 494M8 226C12 320 20 420 30 494M21 222C32 310 60 410 90 490',
      SILK.line,
      1.5,
      0.6,
    ) +
    shape(
      'M-14 78C-14 92 -18 98 -32 104C-42 110 -44 124 -40 140C-20 134 22 134 42 140C46 124 44 110 34 104C20 98 16 92 16 78Z',
      SKIN.mid,
    ) +
    veiled('M-14 84C-6 92 8 92 16 84V92C8 98 -6 98 -14 92Z', SKIN.deep, 0.45) +
    stroke('M-22 112C-12 116 -4 120 1 124C6 120 14 116 24 112', '#fffdf6', 2) +
    shape(
      'M-40 138C-42 160 -36 190 -32 216C-14 224 16 224 34 216C38 190 44 160 42 138C30 148 12 148 1 140C-10 148 -28 148 -40 138Z',
      silk,
      SILK.line,
      0.9,
    ) +
    stroke('M-34 156q6 7 0 14q6 7 0 14q6 7 0 14M36 156q-6 7 0 14q-6 7 0 14q-6 7 0 14M1 142V216', SILK.line, 1.1, 0.55) +
    shape(
      'M-38 106C-50 116 -56 150 -52 178C-48 200 -36 216 -22 222L-14 212C-26 206 -36 194 -38 174C-40 150 -34 126 -30 112Z',
      SKIN.mid,
      SKIN.deep,
      0.7,
    ) +
    brideHead(sheet)
  );
}

function brideHead(sheet: Sheet): string {
  const skin = wash(sheet, [0, SKIN.light], [0.75, SKIN.mid], [1, SKIN.deep]);
  const hair = wash(sheet, [0, HAIR.herLight], [0.55, HAIR.her], [1, HAIR.her]);
  const around = (angle: number, radius: number) => ({
    x: 1 + Math.sin((angle * Math.PI) / 180) * radius,
    y: 46 - Math.cos((angle * Math.PI) / 180) * radius,
  });
  const wreath = [-66, -44, -22, 0, 22, 44, 66].map((angle, i) =>
    smallBloom(around(angle, 32), i % 2 === 0 ? 6.6 : 6, i % 2 === 0 ? 'white' : 'blush'),
  );
  const leaves = [-76, -55, -33, 33, 55, 76].map(angle => smallLeaf({ ...around(angle, 34), rotate: angle - 90 }));
  return (
    shape('M-31 50C-38 28 -24 10 1 10C26 10 40 28 33 50C34 66 28 76 22 80L-20 80C-26 76 -32 66 -31 50Z', hair) +
    shape('M-26 44C-28 62 -22 78 -9 86C-3 89 5 89 11 86C24 78 30 62 28 44C26 24 -24 24 -26 44Z', skin) +
    groupAt({ x: 1, y: 55, scale: 0.92 }, face(HAIR.her, '#c9604f', true)) +
    shape(
      'M-30 52C-34 30 -20 14 1 14C23 14 36 30 32 52C30 42 26 35 18 31C8 30 0 27 -4 23C-10 32 -20 36 -25 40C-28 44 -29 48 -30 52Z',
      hair,
    ) +
    stroke('M-4 23C-12 18 -22 26 -27 38M4 22C16 22 26 30 29 42', HAIR.herLight, 1.5, 0.55) +
    tag('circle', { cx: -27, cy: 67, r: 2.2, fill: '#fffdf6', stroke: '#c9b98f', 'stroke-width': 0.6 }) +
    tag('circle', { cx: 29, cy: 67, r: 2.2, fill: '#fffdf6', stroke: '#c9b98f', 'stroke-width': 0.6 }) +
    leaves.join('') +
    wreath.join('')
  );
}

function posy(sheet: Sheet): string {
  const garden = plantGarden(sheet, 3);
  const plan = (x: number, y: number) => ({
    curve: cubic(0, 0, x * 0.3, y * 0.3, x * 0.7, y * 0.8, x, y),
    leaves: 8,
    length: 26,
    spread: 44,
  });
  return (
    shape('M-10 20L-16 86C-6 92 8 92 16 86L10 20Z', '#9fb38d') +
    shape('M-14 44C-4 50 8 50 14 44L15 58C6 64 -6 64 -15 58Z', '#f3ddd2', '#e2bcae', 0.8) +
    branch(garden.random, garden.sage, plan(-66, -20)) +
    branch(garden.random, garden.sage, plan(66, -18)) +
    branch(garden.random, garden.dollar, plan(-50, 34)) +
    branch(garden.random, garden.dollar, plan(52, 36)) +
    branch(garden.random, garden.ruscus, plan(-20, -66)) +
    branch(garden.random, garden.ruscus, plan(24, -64)) +
    garden.cream.at(-30, -2, 21, 180) +
    garden.blush.at(30, 0, 21, 0) +
    garden.coral.at(-14, -28, 17, -120) +
    garden.cream.at(18, -26, 16, -60) +
    garden.anemone.at(0, 0, 25) +
    garden.blush.at(-14, 24, 18, 110) +
    garden.coral.at(16, 26, 15, 60)
  );
}

/** The bride's hand around the flowers, the groom's arm under hers. */
function herHand(): string {
  return (
    shape(
      'M-96 226C-86 222 -72 226 -66 234C-62 242 -66 250 -74 250C-84 250 -94 246 -98 240Z',
      SKIN.light,
      SKIN.deep,
      0.8,
    ) +
    shape(
      'M-26 118C-12 130 -4 152 -2 178C0 192 8 196 16 194L18 208C4 212 -10 204 -16 188C-20 164 -26 146 -34 134Z',
      SKIN.mid,
      SKIN.deep,
      0.7,
    ) +
    shape('M10 192C18 188 28 192 28 199C28 206 18 210 10 208Z', SKIN.light, SKIN.deep, 0.7)
  );
}
