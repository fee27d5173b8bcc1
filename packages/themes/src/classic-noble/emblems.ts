import { polar } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import type { Print } from './engraving/burin.ts';
import { crownedOval, type OvalPlan, ovalHatching } from './ornament.ts';
import { goldOnPaper } from './paints.ts';
import { CREST, PORTRAIT, SEAL } from './settings.ts';
import { gilding, MIDDLE, wax } from './stamps/grounds.ts';
import { reliefs, withRelief } from './stamps/relief.ts';

const CREST_PLAN: OvalPlan = {
  rx: CREST.opening.width / 2,
  ry: CREST.opening.height / 2,
  scroll: { radius: 17, width: 2.3, scrolls: 4, shrink: 0.86 },
  pitch: 1.02,
  beads: 56,
  coronet: 1.06,
};

const PORTRAIT_PLAN: OvalPlan = {
  rx: PORTRAIT.opening.width / 2,
  ry: PORTRAIT.opening.height / 2,
  scroll: { radius: 28, width: 3.6, scrolls: 6, shrink: 0.93 },
  pitch: 0.47,
  beads: 120,
  coronet: 1.8,
};

/** The arms around the origin, with a hatched oval left empty for the initials, which the page sets. */
export function drawCrest(sheet: Sheet, print: Print): string {
  const { rx, ry } = CREST_PLAN;
  return (
    crownedOval(sheet, print, CREST_PLAN) +
    tag('path', { d: ovalHatching(rx, ry), stroke: print.foil, 'stroke-width': 0.32, opacity: 0.5 })
  );
}

/** The crowned frame of a photo around the origin; its oval is transparent. */
export function drawPortrait(sheet: Sheet, print: Print): string {
  return crownedOval(sheet, print, PORTRAIT_PLAN);
}

/** The crest at the top of the card. */
export function crest(): string {
  const sheet = createSheet();
  const { width, height, opening } = CREST;
  const pose = { x: opening.x + opening.width / 2, y: opening.y + opening.height / 2 };
  return document([0, 0, width, height], sheet, groupAt(pose, drawCrest(sheet, goldOnPaper(sheet))));
}

/** The frame of the couple's photo. */
export function portrait(): string {
  const sheet = createSheet();
  const { width, height, opening } = PORTRAIT;
  const pose = { x: opening.x + opening.width / 2, y: opening.y + opening.height / 2 };
  return document([0, 0, width, height], sheet, groupAt(pose, drawPortrait(sheet, goldOnPaper(sheet))));
}

/** The couple's seal on a 96 × 96 field: wax, a pressed disc, a ring of beads; empty in the center. */
export function drawSeal(sheet: Sheet): string {
  const beads = Array.from({ length: 36 }, (_, i) => {
    const [cx, cy] = polar([MIDDLE, MIDDLE], i * 10, 26.4);
    return tag('circle', { cx, cy, r: 1.05 });
  });
  return wax(sheet, 31, 'aubergine', 29.5) + withRelief('fine', tag('g', { fill: gilding(sheet) }, ...beads));
}

/** The seal that closes the card. */
export function seal(): string {
  const sheet = createSheet();
  const { width, height } = SEAL;
  return document([0, 0, width, height], sheet, reliefs(), groupAt({ scale: width / 96 }, drawSeal(sheet)));
}
