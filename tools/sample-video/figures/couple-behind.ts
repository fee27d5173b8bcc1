import { groupAt, type Sheet, tag } from '@kotohogi/themes/drawing/svg';
import { HAIR, SILK, SKIN, SUIT, shape, smallBloom, smallLeaf, stroke, wash } from './wardrobe.ts';

/** The couple from behind, arm in arm, on the ground line y = 500; the groom is 500 px tall, the middle is x = 0. */
export function coupleBehind(sheet: Sheet): string {
  return groupAt({ x: 70 }, groom(sheet)) + groupAt({ x: -62, y: 10 }, bride(sheet)) + linkedArms(sheet);
}

function groom(sheet: Sheet): string {
  const cloth = wash(sheet, [0, SUIT.light], [0.5, SUIT.mid], [1, SUIT.deep]);
  const trousers = wash(sheet, [0, SUIT.mid], [1, SUIT.deep]);
  return (
    shape(
      'M-40 480L-6 480L-5 494C-18 498 -36 498 -46 493C-46 486 -44 482 -40 480ZM6 480L40 480C44 482 46 486 46 493C36 498 18 498 5 494Z',
      '#3a332f',
    ) +
    shape(
      'M-46 270C-48 340 -44 420 -40 484L-6 484C-5 420 -2 350 0 306C2 350 5 420 6 484L40 484C44 420 48 340 46 270Z',
      trousers,
    ) +
    stroke('M-26 320C-26 380 -25 430 -24 478M26 320C26 380 25 430 24 478', SUIT.deep, 1, 0.5) +
    shape(
      'M-30 100C-54 106 -68 116 -72 140C-80 180 -80 220 -76 262C-70 270 -60 270 -56 262C-56 230 -54 200 -50 170L-50 290C-18 298 18 298 50 290L50 170C54 200 56 230 56 262C60 270 70 270 76 262C80 220 80 180 72 140C68 116 54 106 30 100C12 96 -12 96 -30 100Z',
      cloth,
      SUIT.deep,
      0.9,
    ) +
    stroke('M0 106V240M0 240C-2 260 -4 276 -4 294', SUIT.deep, 1.3, 0.55) +
    stroke(
      'M-50 172C-50 150 -46 132 -40 120M50 172C50 150 46 132 40 120M-38 228C-20 236 20 236 38 228',
      SUIT.deep,
      1.2,
      0.45,
    ) +
    shape('M-76 258C-74 274 -70 284 -64 284C-58 282 -56 272 -57 260Z', SKIN.mid, SKIN.deep, 0.7) +
    shape('M-17 70L-18 100C-8 106 8 106 18 100L17 70Z', SKIN.mid) +
    shape('M-22 92C-10 100 10 100 22 92L26 102C10 110 -10 110 -26 102Z', '#fffdf8', '#d9d2c4', 0.7) +
    shape(
      'M-33 44C-38 42 -40 50 -36 56C-34 60 -31 60 -30 57ZM33 44C38 42 40 50 36 56C34 60 31 60 30 57Z',
      SKIN.mid,
      SKIN.deep,
      0.7,
    ) +
    shape(
      'M0 4C-24 4 -36 22 -34 44C-33 60 -26 74 -18 82C-8 86 8 86 18 82C26 74 33 60 34 44C36 22 24 4 0 4Z',
      wash(sheet, [0, HAIR.himLight], [0.6, HAIR.him], [1, HAIR.him]),
    ) +
    stroke(
      'M0 10C-16 12 -26 24 -28 40M8 12C20 16 27 28 28 42M-10 14C-14 30 -14 50 -12 70M10 20C14 36 14 54 12 72',
      HAIR.himLight,
      1.6,
      0.45,
    )
  );
}

function bride(sheet: Sheet): string {
  const silk = sheet.linear([
    [0, '#efe5d6'],
    [0.4, '#fffefa'],
    [0.75, '#fdf8ef'],
    [1, '#e6dacb'],
  ]);
  const folds =
    'M-20 226C-30 310 -60 410 -104 486M-8 228C-12 320 -24 420 -44 496M6 228C8 320 14 420 22 498M18 226C28 310 52 410 84 488';
  return (
    shape('M-32 222C-44 300 -88 400 -168 474C-120 506 110 508 158 478C88 404 46 300 34 222Z', silk, SILK.line, 0.9) +
    stroke(folds, SILK.line, 1.5, 0.6) +
    shape(
      'M-34 134C-38 160 -36 190 -30 224C-14 230 16 230 32 224C38 190 40 160 36 134C20 128 -18 128 -34 134Z',
      silk,
      SILK.line,
      0.9,
    ) +
    stroke('M1 134V226M-4 146h10M-4 160h10M-4 174h10M-4 188h10M-4 202h10', SILK.line, 1.2, 0.8) +
    shape(
      'M-16 78C-16 92 -20 98 -34 104C-40 110 -42 124 -38 138C-20 132 22 132 40 138C44 124 42 110 36 104C22 98 18 92 18 78Z',
      SKIN.mid,
    ) +
    stroke('M1 104V126', SKIN.deep, 1.2, 0.6) +
    shape(
      'M-38 108C-48 118 -52 150 -50 180C-48 200 -42 216 -34 224L-24 218C-32 206 -36 190 -36 172C-36 150 -32 126 -30 112Z',
      SKIN.mid,
      SKIN.deep,
      0.7,
    ) +
    shape(
      'M1 12C-22 12 -33 28 -32 48C-31 66 -22 80 1 82C24 80 33 66 34 48C35 28 24 12 1 12Z',
      wash(sheet, [0, HAIR.herLight], [0.55, HAIR.her], [1, HAIR.her]),
    ) +
    stroke('M0 18C-16 22 -26 36 -26 52M6 18C20 24 28 38 28 54M-22 66C-10 76 12 76 24 66', HAIR.herLight, 1.6, 0.5) +
    shape(
      'M1 40C-15 40 -22 52 -20 64C-18 78 -8 86 1 86C10 86 20 78 22 64C24 52 17 40 1 40Z',
      wash(sheet, [0, HAIR.herLight], [1, HAIR.her]),
      HAIR.her,
      0.8,
    ) +
    stroke('M-12 56C-6 48 8 48 14 56M-14 66C-6 58 8 60 15 68M-8 76C-2 70 8 70 11 76', HAIR.herLight, 1.4, 0.6) +
    veil() +
    garland()
  );
}

function veil(): string {
  const cloth =
    'M-20 34C-30 50 -40 110 -52 190C-70 300 -120 420 -190 492C-130 520 120 522 182 494C116 420 72 300 54 190C42 110 32 50 22 34C10 40 -8 40 -20 34Z';
  return (
    tag('path', { d: cloth, fill: '#fffefa', opacity: 0.46 }) +
    stroke(
      'M-14 38C-24 110 -50 300 -120 490M-4 40C-8 140 -20 330 -40 506M8 40C12 140 26 330 50 506M16 38C28 110 54 300 124 488',
      '#ffffff',
      1.6,
      0.7,
    ) +
    stroke('M-190 492C-130 520 120 522 182 494', '#ffffff', 2.4, 0.9)
  );
}

function garland(): string {
  const leaves = [
    [-24, 36, 190],
    [26, 36, -10],
    [-12, 30, 220],
    [14, 30, -40],
  ].map(([x = 0, y = 0, rotate = 0]) => smallLeaf({ x, y, rotate }));
  const blooms = [
    [-19, 36, 6],
    [-10, 33, 6.6],
    [1, 32, 7.2],
    [12, 33, 6.6],
    [21, 36, 6],
  ].map(([x = 0, y = 0, radius = 6], i) => smallBloom({ x, y }, radius, i % 2 === 0 ? 'blush' : 'white'));
  return [...leaves, ...blooms].join('');
}

/** The bride's arm through the groom's. */
function linkedArms(sheet: Sheet): string {
  return (
    shape(
      'M-24 122C-14 132 -8 160 -6 184C-2 200 8 206 20 204L22 190C14 188 10 180 8 166C6 146 0 128 -8 118Z',
      wash(sheet, [0, SKIN.light], [1, SKIN.mid]),
      SKIN.deep,
      0.7,
    ) + shape('M12 188C22 184 30 188 30 194C30 200 22 204 14 202Z', SKIN.light, SKIN.deep, 0.7)
  );
}
