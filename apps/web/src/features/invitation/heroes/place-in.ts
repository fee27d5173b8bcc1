import type { CSSProperties } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The position of an opening within a drawing, for a picture behind it. `bleed` is the overlap on each side. */
export function placeIn(
  drawing: Size,
  opening: Size & { readonly x: number; readonly y: number },
  bleed = 0,
): CSSProperties {
  return {
    left: percent(opening.x - bleed, drawing.width),
    top: percent(opening.y - bleed, drawing.height),
    width: percent(opening.width + 2 * bleed, drawing.width),
    height: percent(opening.height + 2 * bleed, drawing.height),
  };
}
