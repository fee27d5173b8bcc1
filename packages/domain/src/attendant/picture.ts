/** Limits for guest pictures (docs/product/upload.md#pictures): side length in pixels, upload size in bytes. */
export const MIN_PICTURE_SIDE_PX = 320;
export const MAX_PICTURE_SIZE_BYTES = 10_485_760;

/** Side length of a stored avatar (always square): sharp at the largest size a page shows. */
export const AVATAR_SIDE_PX = 480;

/** The longest side of a stored ID photo. */
export const MAX_ID_PHOTO_SIDE_PX = 1600;

/** The square part of a picture to keep, in the picture's own pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The smallest crop that still yields an avatar of the requested size; the shorter side if the picture is smaller. */
const smallestSide = (width: number, height: number) => Math.min(MIN_PICTURE_SIDE_PX, width, height);

/**
 * The square to crop from a picture: `zoom` 0 = as much as fits, 1 = as close as allowed; `x` and `y` give its center,
 * from 0 (left, top) to 1. The square always stays inside the picture.
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
