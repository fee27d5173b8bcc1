import sharp from 'sharp';

/** More pixels than any camera takes: a small file that unpacks to a giant is refused before it does. */
const MAX_PIXELS = 100_000_000;
const JPEG_QUALITY = 84;
const WEBP_QUALITY = 86;
/** Narrow copies are for the screen alone; what is printed is made of the whole picture. */
const NARROW_QUALITY = 80;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/** Sides a picture must at least have, and the longest it is kept with. */
export interface PictureRules {
  readonly minSidePx: number;
  readonly maxSidePx: number;
  /** Cut to a square about its middle. */
  readonly isSquare?: boolean;
}

/** A picture as it is kept: upright, sRGB, without EXIF or any other metadata. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/webp';
  readonly extension: 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** Why bytes are no picture we keep: of another kind, broken, or too small. */
export type PictureDefect = 'type' | 'unreadable' | 'too-small';

async function readShape(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
  } catch {
    return undefined; // why: whatever cannot be recognised is simply not a picture
  }
}

/** The box a picture is fitted into: a square is never larger than the shorter side of what it is cut from. */
function sideOf({ maxSidePx, isSquare }: PictureRules, shape: { readonly width: number; readonly height: number }) {
  return isSquare ? Math.min(maxSidePx, shape.width, shape.height) : maxSidePx;
}

/** Reads what somebody sent as a picture and writes it anew; nothing of the original file but its pixels is kept. */
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
    return 'unreadable'; // why: a torn or forged file is the sender's to replace, not a fault of ours
  }
}

/** The same picture in fewer pixels, as WebP. */
export async function narrowPicture(bytes: Uint8Array, widthPx: number): Promise<Buffer> {
  const narrow = sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize({ width: widthPx, withoutEnlargement: true });
  return await narrow.webp({ quality: NARROW_QUALITY }).toBuffer();
}
