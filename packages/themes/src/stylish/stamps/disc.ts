import { createSheet, document, tag } from '../../drawing/svg.ts';
import { STYLISH_INKS } from '../palette.ts';

/** The grounds of the stamps. The line on them is paper or ink, whichever has a contrast of 3:1 or more (tested). */
export const DISCS = {
  warm: { ground: '#7d6851', line: STYLISH_INKS.white },
  ink: { ground: STYLISH_INKS.ink, line: STYLISH_INKS.white },
  blue: { ground: '#5f7683', line: STYLISH_INKS.white },
  green: { ground: '#697560', line: STYLISH_INKS.white },
  rose: { ground: '#95635c', line: STYLISH_INKS.white },
  sand: { ground: '#dccfbd', line: STYLISH_INKS.ink },
  pink: { ground: '#c79f96', line: STYLISH_INKS.ink },
  mist: { ground: '#b6c3ca', line: STYLISH_INKS.ink },
} as const;

export type Disc = keyof typeof DISCS;

/** A drawing on a disc, in a field of 96 × 96, with a single line width. */
export interface Monoline {
  readonly disc: Disc;
  /** Line width in px of the field. Heavy enough for 36 px: 2.2 px there. */
  readonly width?: number;
  /** The field's size on the disc, 0–1, and its center. */
  readonly scale?: number;
  readonly middleY?: number;
  readonly art: string;
}

/** A stamp: a monoline on a solid disc with a paper edge, so that it is readable on video and on paper. 96 × 96. */
export function stamp({ disc, width = 6.6, scale = 0.8, middleY = 49.5, art }: Monoline): string {
  const { ground, line } = DISCS[disc];
  const sheet = createSheet();
  const inside = sheet.clip('M2.800 48a45.200 45.200 0 1 0 90.400 0a45.200 45.200 0 1 0 -90.400 0Z');
  return document(
    [0, 0, 96, 96],
    sheet,
    tag('circle', { cx: 48, cy: 48, r: 47.5, fill: STYLISH_INKS.white }),
    tag('circle', { cx: 48, cy: 48, r: 45.2, fill: ground }),
    tag(
      'g',
      { 'clip-path': inside },
      tag(
        'g',
        {
          fill: 'none',
          stroke: line,
          'stroke-width': width,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
          transform: `translate(48 48)scale(${scale})translate(-48 ${-middleY})`,
        },
        art,
      ),
    ),
  );
}
