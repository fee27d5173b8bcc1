import { groupAt, type Sheet, tag } from '@kotohogi/themes/drawing/svg';
import { HAIR, SILK, SKIN, SUIT, shape, smallBloom, smallLeaf, stroke, veiled, wash } from './wardrobe.ts';

/**
 * The couple face to face, holding hands, on the ground line y = 500; the groom is 500 px tall, the middle is x = 0.
 */
export function coupleFacing(sheet: Sheet): string {
  const him = (content: string) => groupAt({ x: -15 }, content);
  return (
    train(sheet) +
    him(groomBody(sheet)) +
    brideBody(sheet) +
    him(sleeve(sheet)) +
    joinedHands(sheet) +
    him(groomHead(sheet)) +
    brideHead(sheet)
  );
}

function groomBody(sheet: Sheet): string {
  const cloth = wash(sheet, [0, SUIT.light], [0.5, SUIT.mid], [1, SUIT.deep]);
  const trousers = wash(sheet, [0, SUIT.mid], [1, SUIT.deep]);
  const legs =
    'M63 268C59 340 62 420 65 478L92 478C94 420 97 350 100 300C104 350 108 420 113 478L141 478C142 410 144 330 137 262Z';
  const jacket =
    'M84 96C70 102 60 112 58 132C56 160 63 190 62 218C60 248 56 270 55 290C82 300 114 300 142 287C142 256 138 230 138 206C140 184 146 166 145 146C143 120 134 104 116 97C106 93 94 93 84 96Z';
  const shirt = 'M80 96L66 116C64 140 66 158 68 172L96 108Z';
  return (
    shape(
      'M60 474L96 474L98 490C84 494 64 494 46 490C46 482 54 480 60 474ZM112 474L143 474L145 490C131 494 112 494 95 490C97 482 106 480 112 474Z',
      '#3a332f',
    ) +
    shape(legs, trousers) +
    stroke('M102 302C99 350 95 420 93 474', SUIT.deep, 1.6, 0.6) +
    shape(jacket, cloth, SUIT.deep, 0.9) +
    shape(shirt, '#fffdf8') +
    stroke('M69 118C67 132 67 148 69 166', '#d9d2c4', 1) +
    shape('M65 103L74 107L74 114L65 119ZM74 107L83 102L85 112L74 114Z', '#8fa98a', '#6f8b72', 0.6) +
    shape('M98 96C84 116 74 140 69 176C78 164 92 136 104 104Z', SUIT.light, SUIT.deep, 0.7) +
    stroke('M64 214C63 240 60 264 59 288', SUIT.deep, 1.2, 0.6) +
    veiled(
      'M120 99C136 106 145 122 145 148C145 168 139 186 138 206C138 232 142 258 142 287C132 293 124 295 116 296C122 240 126 160 120 99Z',
      SUIT.deep,
      0.35,
    ) +
    boutonniere()
  );
}

function boutonniere(): string {
  return (
    stroke('M88 142L85 156', '#8fa98a', 2) +
    shape('M84 144C76 142 74 136 75 133C80 134 84 138 86 140Z', '#8fa98a') +
    smallBloom({ x: 88, y: 138 }, 8, 'blush')
  );
}

function groomHead(sheet: Sheet): string {
  const skin = wash(sheet, [0, SKIN.light], [0.7, SKIN.mid], [1, SKIN.deep]);
  const hair = wash(sheet, [0, HAIR.himLight], [0.6, HAIR.him], [1, HAIR.him]);
  const neck = 'M84 70C84 84 82 92 78 98C88 106 102 106 112 96C108 88 108 78 109 66Z';
  const face =
    'M78 18C72 24 70 32 70.500 39C69 43 65 48 64 51C64.500 53.500 67 54 69 54.600C67.800 57 68 58.600 69.400 59.600C68.400 61.600 69 63 70.400 64C70 68 71 74 76 77C84 80 94 77 101 70C108 62 112 50 112 38C112 22 92 10 78 18Z';
  const crown =
    'M75 29C70 25 69 17 75 10C84 -2 105 -4 116 8C125 19 125 36 119 50C117 56 114 60 111 62C110 58 110 56 109 53C104 54 101 50 102 45C104 40 102 36 99 33C92 34 82 33 75 29Z';
  return (
    shape(neck, SKIN.mid) +
    veiled('M85 78C90 84 100 82 108 72L109 80C104 88 94 90 84 88Z', SKIN.deep, 0.5) +
    shape('M77 92C86 100 101 101 112 91L115 98C102 109 87 110 75 102Z', '#fffdf8', '#d9d2c4', 0.7) +
    shape(face, skin) +
    tag('ellipse', { cx: 79, cy: 57, rx: 7, ry: 5, fill: '#ee9a86', opacity: 0.3 }) +
    stroke('M73.500 42.600C76 45 79.500 45 82 42.800', HAIR.him, 1.7) +
    stroke('M73 34.500C77 32 81 32.400 84 34.400', HAIR.him, 1.8, 0.85) +
    stroke('M69.800 60.600C73 62 75.500 61 77 58.600', '#b9705c', 1.5) +
    shape('M102 47C106 44 111 46 110 52C109 57 104 59 102 56Z', SKIN.mid, SKIN.deep, 0.7) +
    shape(crown, hair) +
    stroke('M79 22C88 14 102 12 112 20M86 10C98 6 110 10 116 22M110 32C115 38 116 46 113 54', HAIR.himLight, 1.6, 0.55)
  );
}

function train(sheet: Sheet): string {
  const silk = wash(sheet, [0, SILK.light], [0.6, SILK.mid], [1, SILK.deep]);
  return (
    shape(
      'M-96 300C-140 380 -220 452 -330 482C-300 502 -160 500 -60 494C-70 420 -80 360 -96 300Z',
      silk,
      SILK.line,
      0.8,
    ) + stroke('M-110 352C-150 416 -210 462 -280 484M-100 380C-130 436 -170 470 -214 490', SILK.line, 1.4, 0.7)
  );
}

function brideBody(sheet: Sheet): string {
  const silk = sheet.linear(
    [
      [0, '#fffefa'],
      [0.5, '#fdf8ef'],
      [1, '#eadfce'],
    ],
    { x1: 0.9, y1: 0, x2: 0, y2: 1 },
  );
  const skirt =
    'M-101 228C-112 268 -138 350 -160 420C-170 452 -178 478 -184 494C-130 504 -46 504 8 494C8 440 -10 340 -36 262C-42 246 -48 234 -54 228Z';
  const bodice =
    'M-108 134C-109 156 -104 182 -99 206C-98 216 -99 224 -101 230C-86 236 -68 236 -54 230C-54 222 -55 214 -55 206C-52 190 -42 170 -42 152C-42 146 -44 140 -47 136C-56 146 -74 150 -84 142C-92 148 -104 144 -108 134Z';
  const folds =
    'M-96 240C-104 300 -124 400 -150 492M-84 238C-86 310 -96 410 -108 497M-70 238C-66 310 -64 420 -66 499M-62 236C-50 300 -38 400 -32 498M-56 234C-40 290 -14 400 -6 495';
  const lace = Array.from({ length: 17 }, (_, i) => {
    const x = -182 + i * 11;
    return `M${x} ${490 + Math.sin(i * 0.7) * 2}q6 10 12 0`;
  }).join('');
  return (
    shape(skirt, silk, SILK.line, 0.9) +
    veiled(
      'M-101 228C-112 268 -138 350 -160 420C-170 452 -178 478 -184 494C-164 498 -146 500 -128 501C-122 430 -110 320 -94 234Z',
      SILK.deep,
      0.5,
    ) +
    stroke(folds, SILK.line, 1.5, 0.6) +
    stroke(lace, '#fffefa', 2) +
    stroke(lace, SILK.line, 0.8, 0.8) +
    shape(
      'M-96 97C-104 104 -110 118 -109 136C-102 146 -90 150 -82 145C-72 152 -54 148 -46 139C-49 124 -56 110 -68 100C-78 94 -90 93 -96 97Z',
      SKIN.mid,
    ) +
    shape(bodice, silk, SILK.line, 0.9) +
    stroke('M-108 148C-98 156 -90 155 -83 149C-74 157 -54 156 -43 148', SILK.line, 1.2, 0.9) +
    stroke(
      'M-98 160q6 8 0 16q6 8 0 16q6 8 0 16M-82 160q5 8 0 16q5 8 0 16q5 8 0 16M-66 160q5 8 0 16q5 8 0 16q5 8 0 16',
      SILK.line,
      1,
      0.5,
    ) +
    shape('M-101 219C-86 226 -69 226 -54 219L-53 231C-68 238 -87 238 -102 231Z', '#f3ddd2', '#e2bcae', 0.6)
  );
}

function brideHead(sheet: Sheet): string {
  const skin = wash(sheet, [0, SKIN.light], [0.7, SKIN.mid], [1, SKIN.deep]);
  const hair = wash(sheet, [0, HAIR.herLight], [0.55, HAIR.her], [1, HAIR.her]);
  const neck = 'M-92 72C-91 84 -92 92 -98 97C-90 106 -76 107 -67 100C-72 95 -73 86 -72 76Z';
  const face =
    'M-64 26C-57 32 -55 40 -55.600 46C-54 50 -50.600 54 -50 57C-50.600 59 -53 59.600 -54.600 60C-53.600 62 -54 63.600 -55.200 64.400C-54.400 66.200 -55 67.600 -56.200 68.400C-56 72 -57 78 -62 80.600C-69 83.600 -79 80 -85 74C-92 66 -96 54 -95 44C-94 28 -78 16 -64 26Z';
  const crown =
    'M-62 38C-58 32 -57 24 -62 18C-72 8 -92 8 -101 20C-109 32 -108 50 -100 64C-97 70 -92 72 -88 74C-87 66 -88 58 -90 54C-86 52 -84 47 -85 43C-80 44 -70 43 -62 38Z';
  const bun = 'M-100 44C-114 42 -124 52 -121 66C-118 79 -102 82 -94 73C-88 64 -90 50 -100 44Z';
  const veil =
    'M-88 14C-116 16 -134 44 -144 96C-158 172 -176 300 -222 430C-190 452 -140 452 -112 440C-106 330 -104 220 -108 130C-109 100 -106 76 -100 60C-104 42 -98 24 -88 14Z';
  return (
    shape(neck, SKIN.mid) +
    veiled('M-92 78C-86 84 -78 84 -72 80L-72 88C-78 92 -86 92 -93 88Z', SKIN.deep, 0.45) +
    shape(face, skin) +
    tag('ellipse', { cx: -64, cy: 62, rx: 7, ry: 5, fill: '#ee8f7e', opacity: 0.42 }) +
    stroke(
      'M-58.600 49.600C-61 52.400 -65 52.400 -68 49.600M-67.600 50.600L-70 52.400M-65 52.200L-66.600 54.600',
      HAIR.her,
      1.6,
    ) +
    stroke('M-58.400 42.400C-61.600 40.200 -65.600 40.400 -68.600 42.400', HAIR.her, 1.4, 0.8) +
    stroke('M-55.400 65.600C-58 67.600 -61 67 -62.800 64.600', '#c05f50', 1.6) +
    shape(bun, hair) +
    shape(crown, hair) +
    stroke(
      'M-64 28C-74 20 -90 20 -98 32M-70 18C-84 14 -96 20 -101 34M-104 50C-114 52 -118 62 -114 70M-100 56C-108 58 -110 66 -106 72',
      HAIR.herLight,
      1.5,
      0.6,
    ) +
    tag('circle', { cx: -84, cy: 62, r: 2.2, fill: '#fffdf6', stroke: '#c9b98f', 'stroke-width': 0.6 }) +
    tag('path', { d: veil, fill: '#fffefa', opacity: 0.5 }) +
    stroke('M-96 22C-124 60 -138 160 -172 360M-100 36C-120 80 -124 180 -140 420', '#ffffff', 1.6, 0.75) +
    flowerCrown()
  );
}

function flowerCrown(): string {
  return (
    smallLeaf({ x: -106, y: 38, rotate: 200 }) +
    smallLeaf({ x: -92, y: 20, rotate: 250 }) +
    smallLeaf({ x: -100, y: 30, rotate: 160 }) +
    smallBloom({ x: -102, y: 40 }, 8, 'white') +
    smallBloom({ x: -97, y: 28 }, 6.5, 'blush') +
    smallBloom({ x: -104, y: 52 }, 5.6, 'blush') +
    smallBloom({ x: -88, y: 18 }, 5, 'white')
  );
}

/** The groom's arm, reaching to the bride. */
function sleeve(sheet: Sheet): string {
  const cloth = wash(sheet, [0, SUIT.light], [1, SUIT.mid]);
  return (
    shape(
      'M104 110C119 114 129 130 127 150C123 182 110 203 94 212C76 220 52 220 33 219L31 200C47 200 63 198 75 189C86 179 92 152 96 128C98 118 100 112 104 110Z',
      cloth,
      SUIT.deep,
      0.9,
    ) +
    stroke('M102 188C97 196 89 202 79 205', SUIT.deep, 1.2, 0.5) +
    shape('M34 200L22 199L21 220L34 221Z', '#fffdf8', '#d9d2c4', 0.6)
  );
}

/** Four hands between them, and the bride's arm. */
function joinedHands(sheet: Sheet): string {
  const her = wash(sheet, [0, SKIN.light], [1, SKIN.mid]);
  return (
    shape(
      'M-97 108C-106 116 -108 138 -102 158C-94 182 -78 200 -58 206C-40 210 -24 210 -12 210L-12 197C-24 197 -34 196 -46 190C-64 180 -76 158 -80 134C-82 116 -88 104 -97 108Z',
      her,
      SKIN.deep,
      0.7,
    ) +
    shape('M10 200C-2 196 -10 194 -18 198C-24 201 -26 208 -22 213C-16 219 0 221 10 219Z', SKIN.mid, SKIN.deep, 0.8) +
    shape(
      'M-22 198C-14 194 -4 195 1 199C4 203 2 207 -4 207C-10 206 -16 207 -20 210C-25 212 -28 203 -22 198Z',
      SKIN.light,
      SKIN.deep,
      0.8,
    )
  );
}
