import { createSheet, document, tag } from '../drawing/svg.ts';
import { Plate } from './engraving/plate.ts';
import { ruleGround } from './furniture/ruling.ts';
import { perforatedSheet, plateRule } from './furniture/sheet.ts';
import { hummingbird } from './hummingbird.ts';
import { INKS } from './palette.ts';
import { PHOTO_SHEETS, type PhotoShape, POSTAGE } from './settings.ts';

/** The sheet's postage stamp: the hummingbird on a ruled ground. The text at its foot is live. */
export function postage(): string {
  const { width, height, picture } = POSTAGE;
  const plate = new Plate({ id: 'o' });
  ruleGround(plate, {
    from: [picture.x, picture.y],
    to: [picture.x + picture.width, picture.y + picture.height],
    pitch: () => 2.5,
    tone: (_, y) => 0.06 + (0.2 * y) / 128,
    ink: '#b3a382',
    step: 12,
  });
  hummingbird(plate, { x: 26, y: 90, scale: 0.98, rotate: -10 });
  return document(
    [0, 0, width, height],
    createSheet(),
    perforatedSheet({ x: 1, y: 1, width: width - 2, height: height - 3 }, { pitch: 11.2, radius: 3.3 }, 1.6),
    tag('rect', { ...picture, fill: '#efe2c9' }),
    plateRule({ x: 12, y: 12, width: width - 24, height: height - 25 }, 0.8),
    plate.svg(),
    tag('path', { d: `M14 ${picture.y + picture.height}H${width - 14}`, stroke: INKS.rule, 'stroke-width': 0.7 }),
  );
}

/** The perforated sheet a photo is mounted on; it lies behind the photo. */
export function photoSheet(shape: PhotoShape): string {
  const { width, height, window } = PHOTO_SHEETS[shape];
  const rule = { x: window.x - 5, y: window.y - 5, width: window.width + 10, height: window.height + 10 };
  return document(
    [0, 0, width, height],
    createSheet(),
    perforatedSheet({ x: 2, y: 1, width: width - 4, height: height - 5 }, { pitch: 15.4, radius: 4.5 }, 3),
    plateRule(rule, 1),
  );
}
