/** Limits for the couple's photos (docs/product/upload.md#pictures): side length in pixels, upload size in bytes. */
export const MIN_PHOTO_SIDE_PX = 320;
export const MAX_PHOTO_SIZE_BYTES = 10_485_760;

/** The longest side of a stored photo: enough for a desktop hero at double density. */
export const MAX_PHOTO_SIDE_PX = 2000;

/** Accepted upload types. Browsers that can read HEIC convert it to JPEG first. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The storage key of a photo: `photo/<wedding>/<unguessable>.<kind>`. */
export const PHOTO_KEY = /^photo\/[1-9]\d{0,9}\/[\w-]{20,64}\.(?:jpg|webp)$/;

/** Widths of the additional copies of a photo, in px: for phones at double and triple density, and for desktops. */
export const PHOTO_WIDTHS_PX = [640, 960, 1280] as const;

/** The maximum display width of a couple's photo. */
const SHOWN = '(max-width: 599px) 80vw, 640px';

/** The storage key of the copy with this width in pixels. */
export const narrowKey = (key: string, widthPx: number) => `${key}.${widthPx}.webp`;

/**
 * `img` attributes for a photo in several widths. `src` comes last because Safari fetches it at once if it comes first.
 */
export interface PhotoImage {
  readonly sizes: string;
  readonly srcSet: string;
  /** Path under the site's root. */
  readonly src: string;
}

/** Builds the `img` attributes for a photo of this width in pixels. */
export function photoImage({ key, width }: { readonly key: string; readonly width: number }): PhotoImage {
  const src = `/files/${key}`;
  const narrow = PHOTO_WIDTHS_PX.filter(px => px < width).map(px => `/files/${narrowKey(key, px)} ${px}w`);
  return { sizes: SHOWN, srcSet: [...narrow, `${src} ${width}w`].join(', '), src };
}
