/** The largest side of a recording's poster image. */
export const MAX_POSTER_SIDE_PX = 1_280;
/** A smaller image cannot be a video frame. */
export const MIN_POSTER_SIDE_PX = 90;
/** Ten times what a frame of that size takes. */
export const MAX_POSTER_SIZE_BYTES = 4 * 1024 ** 2;

/** The stored size of a frame: its own, or scaled down to fit with the same aspect ratio. */
export function posterSizeOf({ width, height }: { readonly width: number; readonly height: number }) {
  const share = Math.min(1, MAX_POSTER_SIDE_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}
