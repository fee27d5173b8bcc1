import { groupAt } from '@kotohogi/themes/drawing/svg';
import { coupleBehind } from './figures/couple-behind.ts';
import { type Layer, layer } from './layer.ts';
import { artworkPetals } from './petals.ts';
import { candlelight, FLAMES, rings, signing, vows } from './sets/close.ts';
import { wayOut } from './sets/exit.ts';
import { bell, chapelHill, foreLeaves } from './sets/exterior.ts';
import { eveningHill } from './sets/meadow.ts';
import { nave } from './sets/nave.ts';
import type { Film, Item, Shot } from './shot.ts';

const FADE_S = 1;

const sheet = (l: Layer): Item => ({ kind: 'sheet', ...l });
const sheets = (layers: readonly Layer[]): Item[] => layers.map(sheet);

/** Light that falls through the glass into the nave. */
const NAVE_RAYS: Item = {
  kind: 'rays',
  x: 640,
  y: 60,
  depth: 0.55,
  rays: [
    { angle: 52, spread: 9, length: 900, alpha: 0.34 },
    { angle: 68, spread: 7, length: 860, alpha: 0.26 },
    { angle: 84, spread: 10, length: 820, alpha: 0.3 },
    { angle: 102, spread: 8, length: 840, alpha: 0.26 },
    { angle: 120, spread: 10, length: 900, alpha: 0.34 },
    { angle: 137, spread: 7, length: 940, alpha: 0.22 },
  ],
};

function opening(): Shot {
  return {
    id: 'chapel',
    durationS: 8,
    camera: { from: { x: 0, y: 26, zoom: 1 }, to: { x: 0, y: -6, zoom: 1.12 } },
    items: [
      ...sheets(chapelHill()),
      sheet(bell()),
      { kind: 'glow', x: 900, y: 330, radius: 420, alpha: 0.5, depth: 0.2 },
      {
        kind: 'rays',
        x: 905,
        y: 320,
        depth: 0.2,
        rays: [
          { angle: 120, spread: 12, length: 800, alpha: 0.16 },
          { angle: 150, spread: 10, length: 900, alpha: 0.14 },
          { angle: 60, spread: 10, length: 600, alpha: 0.12 },
        ],
      },
      { kind: 'dust', count: 26, seed: 1, area: [0, 260, 1280, 460], depth: 1 },
      ...sheets(foreLeaves()),
      { kind: 'shade', alpha: 0.12 },
    ],
    title: { ja: 'ガーデンチャペル', en: 'The Garden Chapel', inS: 1.6, outS: 6.8 },
  };
}

function waiting(): Shot {
  const set = nave();
  return {
    id: 'nave',
    durationS: 7,
    camera: { from: { x: 0, y: 30, zoom: 1 }, to: { x: 0, y: 0, zoom: 1.16 } },
    items: [
      ...sheets(set.far),
      { kind: 'glow', x: 640, y: 200, radius: 430, alpha: 0.62, depth: 0.5 },
      NAVE_RAYS,
      ...sheets(set.near),
      { kind: 'dust', count: 46, seed: 2, area: [200, 40, 880, 560], depth: 0.9 },
      { kind: 'shade', alpha: 0.5 },
    ],
  };
}

function entrance(): Shot {
  const set = nave();
  const couple = layer([380, 250, 520, 560], 0.9, s => groupAt({ x: 640, y: 270 }, coupleBehind(s)), {
    from: { scale: 1.08, y: 120 },
    to: { scale: 0.5, y: -196 },
    pivot: [640, 770],
    walk: { px: 6, perS: 1.35 },
  });
  return {
    id: 'entrance',
    durationS: 10,
    camera: { from: { x: 0, y: -6, zoom: 1.1 }, to: { x: 0, y: -24, zoom: 1.24 } },
    items: [
      ...sheets(set.far),
      { kind: 'glow', x: 640, y: 190, radius: 460, alpha: 0.7, depth: 0.5 },
      NAVE_RAYS,
      ...sheets(set.near.slice(0, 5)),
      { kind: 'dust', count: 40, seed: 3, area: [200, 40, 880, 480], depth: 0.8 },
      sheet(couple),
      ...sheets(set.near.slice(5)),
      { kind: 'shade', alpha: 0.5 },
    ],
    title: { ja: '新郎新婦 入場', en: 'The Entrance', inS: 1.2, outS: 7 },
  };
}

function vowing(): Shot {
  const set = vows();
  return {
    id: 'vows',
    durationS: 9,
    camera: { from: { x: -34, y: 6, zoom: 1 }, to: { x: 34, y: -8, zoom: 1.09 } },
    items: [
      ...sheets(set.far),
      { kind: 'glow', x: 640, y: 170, radius: 520, alpha: 0.55, depth: 0.4 },
      {
        kind: 'rays',
        x: 300,
        y: -160,
        depth: 0.5,
        rays: [
          { angle: 50, spread: 9, length: 1200, alpha: 0.2 },
          { angle: 64, spread: 6, length: 1150, alpha: 0.17 },
          { angle: 78, spread: 9, length: 1100, alpha: 0.15 },
        ],
      },
      { kind: 'dust', count: 34, seed: 4, area: [100, 20, 1080, 640], depth: 0.7 },
      ...sheets(set.near),
      { kind: 'shade', alpha: 0.38 },
    ],
    title: { ja: '誓いの言葉', en: 'The Vows', inS: 1.2, outS: 7 },
  };
}

function exchange(): Shot {
  const set = rings();
  return {
    id: 'rings',
    durationS: 9,
    camera: { from: { x: -14, y: 8, zoom: 1 }, to: { x: 10, y: -4, zoom: 1.12 } },
    items: [
      ...sheets(set.far),
      ...sheets(set.ring),
      ...sheets(set.near),
      { kind: 'glow', x: 590, y: 372, radius: 120, alpha: 0.42, depth: 1 },
      { kind: 'shade', alpha: 0.4 },
    ],
    title: { ja: '指輪の交換', en: 'The Exchange of Rings', inS: 1.2, outS: 7 },
  };
}

const SIGNATURE =
  'M486 452C500 430 520 408 530 414C540 424 506 462 500 474C512 452 536 436 546 444C552 452 538 468 548 468C560 466 566 446 576 446C584 448 570 470 580 470C594 470 606 430 622 416C632 410 634 420 624 432C612 448 604 462 612 470C626 474 640 448 652 446C660 446 652 464 660 468C674 470 684 446 698 444C708 444 700 466 712 468C730 468 742 452 770 450';

function signature(): Shot {
  const set = signing();
  return {
    id: 'signing',
    durationS: 9,
    camera: { from: { x: -168, y: 24, zoom: 1.04 }, to: { x: -132, y: 4, zoom: 1.12 } },
    items: [
      ...sheets(set.table),
      { kind: 'writing', d: SIGNATURE, hand: set.hand, nib: [90, 60], during: [0.18, 0.72], depth: 1, width: 3.4 },
      ...sheets(set.near),
      { kind: 'shade', alpha: 0.42 },
    ],
    title: { ja: '結婚証明書に署名', en: 'The Signing', inS: 1.2, outS: 7 },
  };
}

function hymn(): Shot {
  const set = candlelight();
  return {
    id: 'hymn',
    durationS: 7,
    camera: { from: { x: 30, y: 10, zoom: 1.02 }, to: { x: -18, y: -6, zoom: 1.12 } },
    items: [
      ...sheets(set.far),
      ...sheets(set.near.slice(0, 1)),
      { kind: 'flames', points: FLAMES, depth: 1 },
      ...sheets(set.near.slice(1)),
      { kind: 'dust', count: 30, seed: 6, area: [100, 20, 1080, 560], depth: 1 },
      { kind: 'shade', alpha: 0.46 },
    ],
    title: { ja: '賛美歌', en: 'The Hymn', inS: 1, outS: 5.8 },
  };
}

function leaving(): Shot {
  const set = wayOut();
  return {
    id: 'leaving',
    durationS: 10,
    camera: { from: { x: 0, y: 6, zoom: 1.02 }, to: { x: 0, y: -10, zoom: 1.1 } },
    items: [
      ...sheets(set.far),
      { kind: 'glow', x: 640, y: 330, radius: 320, alpha: 0.5, depth: 0.5 },
      { kind: 'petals', count: 26, seed: 7, size: 17, depth: 0.8 },
      sheet(set.couple),
      ...sheets(set.near),
      { kind: 'petals', count: 22, seed: 8, size: 27, depth: 1.2, windS: 0.3 },
      { kind: 'petals', count: 6, seed: 9, size: 40, depth: 1.7, windS: 0.5 },
      { kind: 'shade', alpha: 0.2 },
    ],
    title: { ja: '新郎新婦 退場', en: 'The Recessional', inS: 1.2, outS: 7.4 },
  };
}

function farewell(): Shot {
  return {
    id: 'farewell',
    durationS: 8,
    camera: { from: { x: 10, y: -4, zoom: 1.12 }, to: { x: -10, y: 14, zoom: 1 } },
    items: [
      ...sheets(eveningHill().slice(0, 1)),
      { kind: 'glow', x: 896, y: 360, radius: 420, alpha: 0.55, depth: 0.2 },
      ...sheets(eveningHill().slice(1)),
      { kind: 'petals', count: 14, seed: 10, size: 16, depth: 1, windS: 0.8 },
      ...sheets(foreLeaves()),
      { kind: 'shade', alpha: 0.1 },
    ],
    title: { ja: 'おふたりからのご挨拶', en: 'With Our Gratitude', inS: 1.2, outS: 6.6 },
  };
}

/** Assembles the film. */
export function makeFilm(): Film {
  let startS = 0;
  const shots = [
    opening(),
    waiting(),
    entrance(),
    vowing(),
    exchange(),
    signature(),
    hymn(),
    leaving(),
    farewell(),
  ].map(shot => {
    const timed = { ...shot, startS };
    startS += shot.durationS - FADE_S;
    return timed;
  });
  return { fadeS: FADE_S, totalS: startS, shots, petals: artworkPetals() };
}
