import { groupAt, type Sheet, tag } from '@kotohogi/themes/drawing/svg';
import { SILK, SKIN, SUIT, shape, stroke, wash } from './wardrobe.ts';

const RIM = '#d49a7c';

/** The bride's left hand, palm down, fingers toward the right; the ring finger is along y = 392 from x = 540 to 760. */
export function herOpenHand(sheet: Sheet): string {
  const skin = wash(sheet, [0, '#fdeee2'], [0.6, SKIN.mid], [1, SKIN.deep]);
  const nail = (x: number, y: number, rotate: number) =>
    groupAt(
      { x, y, rotate },
      shape('M-12 -7C-2 -10 12 -8 14 0C12 8 -2 10 -12 7C-15 3 -15 -3 -12 -7Z', '#f9cdbf', '#e3a491', 1),
    );
  return (
    shape('M-240 400C-120 372 40 330 190 306L220 470C80 500 -90 560 -240 620Z', skin, RIM, 1.6) +
    shape(
      'M-240 380C-170 366 -90 350 -40 340C-30 410 -20 500 -10 548C-80 566 -170 600 -240 640Z',
      '#fffefa',
      SILK.line,
      1.6,
    ) +
    lace() +
    // little finger behind, then ring, middle, index, thumb
    shape(
      'M352 428C440 436 560 466 636 482C656 486 664 500 654 508C640 518 540 506 470 496C420 488 360 478 330 466Z',
      skin,
      RIM,
      1.6,
    ) +
    shape(
      'M180 312C260 288 350 292 420 318C470 336 520 350 548 362L540 424C480 424 430 440 390 462C330 494 260 490 206 474Z',
      skin,
    ) +
    shape('M420 318C480 300 560 288 640 282C664 280 676 292 668 304C656 318 580 330 500 348', skin, RIM, 1.6) +
    shape('M430 340C520 328 620 318 716 318C742 318 754 332 744 344C728 358 640 362 520 378', skin, RIM, 1.6) +
    shape('M440 382C530 370 640 366 738 372C764 374 774 390 762 402C744 416 640 418 470 424', skin, RIM, 1.6) +
    stroke('M180 312C260 288 350 292 420 318M206 474C260 490 330 494 390 462C410 450 440 434 470 424', RIM, 1.6) +
    shape('M260 300C310 262 372 238 430 232C456 230 468 244 456 258C424 284 380 306 340 330Z', skin, RIM, 1.6) +
    stroke(
      'M430 344C450 338 470 336 490 334M440 386C460 380 480 378 500 377M432 320C446 314 462 311 476 310',
      RIM,
      2,
      0.5,
    ) +
    stroke(
      'M590 384C593 392 593 402 590 410M598 383C601 392 601 402 598 411M574 336C577 343 577 350 575 356',
      RIM,
      1.6,
      0.5,
    ) +
    nail(742, 387, 3) +
    nail(724, 331, 1) +
    nail(648, 292, -4) +
    nail(640, 496, 8) +
    nail(440, 244, -18)
  );
}

function lace(): string {
  const scallops = Array.from({ length: 9 }, (_, i) => `M${-40 + i * 3.4} ${340 + i * 23}q22 6 4 23`).join('');
  const dots = Array.from({ length: 26 }, (_, i) =>
    tag('circle', {
      cx: -200 + (i % 7) * 24,
      cy: 400 + Math.floor(i / 7) * 46 - (i % 7) * 5,
      r: 4,
      fill: 'none',
      stroke: SILK.line,
      'stroke-width': 1.4,
    }),
  ).join('');
  return stroke(scallops, '#fffefa', 5) + stroke(scallops, SILK.line, 1.6) + dots;
}

/** The ring in position, its far side hidden by the finger. */
export function ring(sheet: Sheet): string {
  const gold = sheet.linear([
    [0, '#b98f3f'],
    [0.35, '#f7e3ad'],
    [0.6, '#d9b565'],
    [1, '#a17a32'],
  ]);
  const spark = (x: number, y: number, r: number) =>
    stroke(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, '#fffdf4', 2.2);
  return (
    stroke('M596 420C580 412 577 382 592 369', '#8a6526', 3, 0.25) +
    stroke('M601 423C583 414 580 380 596 366', gold, 9) +
    stroke('M599 419C586 410 584 384 597 371', '#fff3cf', 2, 0.8) +
    shape('M577 378L586 366L600 364L606 374L594 388Z', '#f4fbfd', '#b9d0d8', 1.4) +
    stroke('M586 366L590 377L606 374M590 377L594 388M577 378L590 377', '#b9d0d8', 1.1) +
    spark(586, 362, 11)
  );
}

/** The groom's thumb and forefinger with the ring, at the ring's position. */
export function hisRingFingers(sheet: Sheet): string {
  const skin = wash(sheet, [0, '#f9dcc6'], [0.6, '#efc3a4'], [1, '#d9a17f']);
  const cloth = wash(sheet, [0, SUIT.light], [1, SUIT.deep]);
  const rim = '#bd8262';
  return (
    shape('M1490 250C1340 240 1200 262 1100 300L1120 560C1240 600 1380 640 1490 650Z', cloth, SUIT.deep, 1.6) +
    shape('M1130 288C1100 296 1076 306 1058 316L1074 538C1096 552 1118 562 1140 570Z', '#fffdf8', '#d9d2c4', 1.4) +
    // curled fingers behind
    shape('M1070 420C1000 430 920 452 868 486C846 502 852 526 880 526C960 524 1040 520 1084 510Z', skin, rim, 1.6) +
    shape('M1074 380C990 386 890 410 826 446C802 462 810 488 838 488C930 484 1030 474 1086 466Z', skin, rim, 1.6) +
    // forefinger reaching over
    shape(
      'M1066 322C980 306 880 312 780 332C720 344 660 350 622 352C598 354 592 372 612 380C650 392 740 390 820 386C900 392 1000 410 1078 430Z',
      skin,
      rim,
      1.6,
    ) +
    // thumb below
    shape(
      'M1070 520C990 520 900 500 820 468C760 444 690 430 640 424C616 422 606 406 622 396C650 386 740 396 820 416C910 428 1010 420 1076 424Z',
      skin,
      rim,
      1.6,
    ) +
    groupAt(
      { x: 634, y: 362, rotate: -4 },
      shape('M-14 -7C-4 -10 14 -8 16 0C14 8 -4 10 -14 7C-17 3 -17 -3 -14 -7Z', '#f3c8b2', '#cf9678', 1),
    ) +
    stroke(
      'M742 342C746 352 746 364 743 374M756 340C760 352 760 364 757 376M760 408C764 420 763 432 758 440',
      rim,
      1.8,
      0.55,
    )
  );
}

/** The groom's right hand with a pen; the nib is at x = 90, y = 60 of the drawing. */
export function hisHandWithPen(sheet: Sheet): string {
  const skin = wash(sheet, [0, '#fbe2cf'], [0.6, '#f0c6a8'], [1, '#d9a381']);
  const cloth = wash(sheet, [0, SUIT.light], [1, SUIT.deep]);
  const barrel = sheet.linear(
    [
      [0, '#2f3a44'],
      [0.5, '#5d6b76'],
      [1, '#27313a'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
  const rim = '#bd8262';
  return (
    shape('M90 60L118 76L112 84Z', '#d9b565', '#96712c', 1) +
    shape('M114 72L330 190L318 212L106 88Z', barrel, '#1f282f', 1.2) +
    stroke('M150 96L136 118', '#d9b565', 5) +
    shape('M430 330C520 340 640 380 760 440V560H560C500 540 440 510 400 470Z', cloth, SUIT.deep, 1.6) +
    shape('M404 318C424 318 442 324 456 332L424 492C404 482 388 470 376 456Z', '#fffdf8', '#d9d2c4', 1.4) +
    shape(
      'M166 196C150 188 146 168 160 158C200 150 268 176 320 214C368 250 404 284 420 320L388 460C330 452 262 430 216 394C192 376 190 352 206 338C186 322 176 300 190 284C168 268 160 240 166 196Z',
      skin,
      rim,
      1.8,
    ) +
    shape(
      'M128 128C118 114 130 96 148 104C190 124 250 160 290 200C310 222 300 246 276 240C226 220 168 176 128 128Z',
      skin,
      rim,
      1.8,
    ) +
    shape(
      'M150 186C136 176 142 156 160 158C206 164 262 196 296 232C312 254 296 274 272 264C226 248 180 218 150 186Z',
      skin,
      rim,
      1.8,
    ) +
    stroke('M190 284C220 302 250 314 280 320M206 338C234 352 262 360 288 362', rim, 2, 0.6) +
    groupAt(
      { x: 140, y: 116, rotate: 36 },
      shape('M-12 -6C-3 -9 11 -7 13 0C11 7 -3 9 -12 6C-14 3 -14 -3 -12 -6Z', '#f6d3c0', '#cf9678', 1),
    )
  );
}
