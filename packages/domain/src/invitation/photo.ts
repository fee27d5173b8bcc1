/** What a picture of the couple must be (decision 36): sides in pixels, size as it is sent. */
export const MIN_PHOTO_SIDE_PX = 320;
export const MAX_PHOTO_SIZE_BYTES = 10_485_760;

/** The longest side a picture is kept with: enough for a desktop's hero at double density. */
export const MAX_PHOTO_SIDE_PX = 2000;

/** What may be sent. Browsers that can read HEIC turn it into JPEG first. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Where a picture is kept: `photo/<wedding>/<unguessable>.<kind>`. */
export const PHOTO_KEY = /^photo\/[1-9]\d{0,9}\/[\w-]{20,64}\.(?:jpg|webp)$/;

/** Widths a picture is also had in, px: what a phone shows at double and treble density, and a desktop. */
export const PHOTO_WIDTHS_PX = [640, 960, 1280] as const;

/** How wide pages show a picture of the couple at most. */
const SHOWN = '(max-width: 599px) 80vw, 640px';

/** Where the copy of a picture so many pixels wide is kept. */
export const narrowKey = (key: string, widthPx: number) => `${key}.${widthPx}.webp`;

/** The same picture in several widths as an `img` has to be told, `src` last: Safari fetches that at once if it comes first. */
export interface PhotoImage {
  readonly sizes: string;
  readonly srcSet: string;
  /** Address under the site's root. */
  readonly src: string;
}

/** What an `img` is told of a picture so many pixels wide. */
export function photoImage({ key, width }: { readonly key: string; readonly width: number }): PhotoImage {
  const src = `/files/${key}`;
  const narrow = PHOTO_WIDTHS_PX.filter(px => px < width).map(px => `/files/${narrowKey(key, px)} ${px}w`);
  return { sizes: SHOWN, srcSet: [...narrow, `${src} ${width}w`].join(', '), src };
}
