import sharp from 'sharp';

/**
 * More pixels than any camera produces: a small file that would decompress to a huge picture is refused before that.
 */
const MAX_PIXELS = 100_000_000;
const JPEG_QUALITY = 84;
const WEBP_QUALITY = 86;
/** Narrow copies are for screens only; print uses the full picture. */
const NARROW_QUALITY = 80;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/** The minimum side of a picture, and the longest side it is stored with. */
export interface PictureRules {
  readonly minSidePx: number;
  readonly maxSidePx: number;
  /** Cropped to a centered square. */
  readonly isSquare?: boolean;
}

/** A picture as stored: upright, sRGB, without EXIF or any other metadata. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/webp';
  readonly extension: 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** Why a file is not an acceptable picture: wrong type, broken, or too small. */
export type PictureDefect = 'type' | 'unreadable' | 'too-small';

async function readShape(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch {
    return undefined; // why: whatever cannot be recognized is simply not a picture
  }
}

/** The box a picture is fitted into: a square is never larger than the shorter side of its source. */
function sideOf({ maxSidePx, isSquare }: PictureRules, shape: { readonly width: number; readonly height: number }) {
  return isSquare ? Math.min(maxSidePx, shape.width, shape.height) : maxSidePx;
}

/** Decodes an uploaded picture and re-encodes it; only the pixels of the original file are kept. */
export async function normalisePicture(bytes: Uint8Array, rules: PictureRules): Promise<Picture | PictureDefect> {
  const shape = await readShape(bytes);
  if (shape === undefined || !FORMATS.includes(shape.format)) return 'type';
  if (Math.min(shape.width, shape.height) < rules.minSidePx) return 'too-small';
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(sideOf(rules, shape), sideOf(rules, shape), {
      fit: rules.isSquare ? 'cover' : 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb');
  const written = shape.hasAlpha
    ? upright.webp({ quality: WEBP_QUALITY })
    : upright.jpeg({ quality: JPEG_QUALITY, progressive: true });
  try {
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return shape.hasAlpha
      ? { bytes: data, mediaType: 'image/webp', extension: 'webp', width, height }
      : { bytes: data, mediaType: 'image/jpeg', extension: 'jpg', width, height };
  } catch {
    return 'unreadable'; // why: a broken or forged file is the sender's to replace, not a server error
  }
}

/** Makes a narrower copy of a picture, as WebP. */
export async function narrowPicture(bytes: Uint8Array, widthPx: number): Promise<Buffer> {
  const narrow = sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize({ width: widthPx, withoutEnlargement: true });
  return await narrow.webp({ quality: NARROW_QUALITY }).toBuffer();
}
