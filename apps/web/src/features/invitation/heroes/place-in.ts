import type { CSSProperties } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Where an opening lies in the drawing around it, for a picture behind that drawing. `bleed` is how far it goes beyond, on each side. */
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
