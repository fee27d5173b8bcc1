/** What a guest's pictures must be (decision 36): sides in pixels, size as it is sent. */
export const MIN_PICTURE_SIDE_PX = 320;
export const MAX_PICTURE_SIZE_BYTES = 10_485_760;

/** Sides a face in the audience is kept with, always a square: sharp at the largest size a page shows it. */
export const AVATAR_SIDE_PX = 480;

/** The longest side a picture that shows who a guest is is kept with. */
export const MAX_ID_PHOTO_SIDE_PX = 1600;

/** The part of a picture that becomes a square, in its own pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The smallest part that still makes a face of the size that is asked for; the shorter side where the picture has no more. */
const smallestSide = (width: number, height: number) => Math.min(MIN_PICTURE_SIDE_PX, width, height);

/**
 * The square that is cut out of a picture: `zoom` 0 = as much as fits, 1 = as close as it may get; `x` and `y` say where its
 * middle lies, from 0 (left, top) to 1. It never leaves the picture.
 */
export function cropOf(
  { width, height }: { readonly width: number; readonly height: number },
  { zoom, x, y }: { readonly zoom: number; readonly x: number; readonly y: number },
): Crop {
  const largest = Math.min(width, height);
  const side = largest - (largest - smallestSide(width, height)) * Math.min(1, Math.max(0, zoom));
  const within = (middle: number, length: number) =>
    Math.min(Math.max(middle * length - side / 2, 0), Math.max(0, length - side));
  return { left: within(x, width), top: within(y, height), side };
}
