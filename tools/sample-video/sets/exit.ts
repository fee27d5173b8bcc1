import { between, pick, type Random, seededRandom } from '@kotohogi/themes/drawing/random';
import { groupAt, type Sheet } from '@kotohogi/themes/drawing/svg';
import { coupleFront } from '../figures/couple-front.ts';
import { SKIN, shape, stroke, wash } from '../figures/wardrobe.ts';
import { type Layer, layer } from '../layer.ts';
import { doorway } from './doorway.ts';

/** The way out: the door, guests on both sides with raised hands, the couple coming toward the camera. */
export function wayOut(): { readonly far: readonly Layer[]; readonly couple: Layer; readonly near: readonly Layer[] } {
  return {
    far: [...doorway(), row(0), row(1)],
    couple: layer([270, 60, 740, 640], 1, sheet => groupAt({ x: 640, y: 90, scale: 1.12 }, coupleFront(sheet)), {
      from: { scale: 0.66, y: -86 },
      to: { scale: 1.02, y: 26 },
      pivot: [640, 650],
      walk: { px: 5, perS: 1.55 },
    }),
    near: [row(2)],
  };
}

interface Place {
  readonly scale: number;
  readonly y: number;
  readonly spread: number;
  readonly depth: number;
}

const ROWS: readonly Place[] = [
  { scale: 0.8, y: 585, spread: 250, depth: 0.72 },
  { scale: 1.02, y: 660, spread: 330, depth: 0.86 },
  { scale: 1.5, y: 900, spread: 470, depth: 1.25 },
];

function row(k: number): Layer {
  const place = ROWS[k] ?? { scale: 1, y: 700, spread: 400, depth: 1 };
  const paint = (sheet: Sheet) => {
    const random = seededRandom(60 + k);
    return [-1, 1].map(side => guestsAtSide(sheet, random, { place, side })).join('');
  };
  const blur = k < 2 ? {} : { blur: 3 };
  return layer([-260, -120, 1800, 960], place.depth, paint, { ...blur, sway: { px: 2.5, periodS: 2.6 + k * 0.5 } });
}

function guestsAtSide(
  sheet: Sheet,
  random: Random,
  { place: { scale, y, spread }, side }: { place: Place; side: number },
): string {
  const people = [0, 1, 2].map(i => {
    const x = 640 + side * (spread + i * 118 * scale + between(random, -8, 8));
    return groupAt(
      { x, y: y + between(random, -8, 8), scale: side * -scale, scaleY: scale },
      cheeringGuest(sheet, random),
    );
  });
  return people.reverse().join('');
}

const CLOTHES = ['#6e7f8d', '#8a6f77', '#7f8f7a', '#a3858a', '#5f6b78', '#b39a7d', '#7a7f93', '#93a3a0'] as const;
const HAIRS = ['#3f332c', '#57443a', '#332b27', '#6b5547', '#8b8680'] as const;

/** A guest from the side, looking to the right, one arm raised to throw; feet at y = 0, about 300 px tall. */
function cheeringGuest(sheet: Sheet, random: Random): string {
  const cloth = pick(random, CLOTHES);
  const hair = pick(random, HAIRS);
  const dress = random() < 0.55;
  const skin = wash(sheet, [0, SKIN.light], [1, SKIN.deep]);
  const body = dress
    ? 'M-30 -212C-40 -170 -40 -140 -34 -118C-50 -70 -58 -20 -62 10H50C46 -20 40 -70 26 -118C32 -150 34 -180 26 -208C10 -222 -16 -222 -30 -212Z'
    : 'M-32 -212C-44 -170 -44 -130 -40 -92L-36 10H-4L0 -80L6 10H34L34 -92C36 -130 36 -180 28 -208C12 -222 -18 -222 -32 -212Z';
  const reach = between(random, -6, 12);
  const elbow = `${(40 + reach * 0.4).toFixed(0)} ${(-222 - reach * 0.5).toFixed(0)}`;
  const hand = `${(58 + reach).toFixed(0)} ${(-274 - reach).toFixed(0)}`;
  const head = shape(
    'M-18 -252C-20 -232 -12 -216 4 -214C20 -216 26 -230 26 -246C28 -250 30 -250 30 -247C26 -276 -14 -280 -18 -252Z',
    skin,
  );
  const top = dress
    ? 'M26 -256C22 -282 -14 -286 -24 -264C-32 -246 -30 -226 -22 -216C-14 -222 -10 -232 -10 -244C4 -246 18 -250 26 -256Z'
    : 'M26 -258C22 -284 -16 -286 -23 -262C-26 -248 -22 -236 -16 -230C-12 -236 -10 -240 -8 -246C6 -246 18 -250 26 -258Z';
  return (
    shape('M-8 -226L-8 -204C0 -198 10 -198 14 -206L14 -222Z', SKIN.mid) +
    shape(body, wash(sheet, [0, cloth], [1, cloth])) +
    stroke('M-24 -200C-32 -160 -30 -130 -26 -110', '#fff3d8', 3, 0.25) +
    head +
    stroke('M12 -246C14 -249 18 -249 20 -246M17 -229C14 -226 10 -227 8 -230', hair, 1.8) +
    shape(top, hair) +
    stroke(`M${elbow}L${hand}`, SKIN.mid, 12) +
    stroke(`M${hand}l6 -9M${hand}l-1 -11`, SKIN.mid, 6) +
    stroke(`M6 -192Q24 -206 ${elbow}`, cloth, 19)
  );
}
