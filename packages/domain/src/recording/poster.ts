/** A picture that stands for a recording is at most so wide and so high. */
export const MAX_POSTER_SIDE_PX = 1_280;
/** Less than that is no frame of a film. */
export const MIN_POSTER_SIDE_PX = 90;
/** Ten times what a frame of that size comes to. */
export const MAX_POSTER_SIZE_BYTES = 4 * 1024 ** 2;

/** The size a frame is kept with: its own, or what fits, in the same shape. */
export function posterSizeOf({ width, height }: { readonly width: number; readonly height: number }) {
  const share = Math.min(1, MAX_POSTER_SIDE_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
