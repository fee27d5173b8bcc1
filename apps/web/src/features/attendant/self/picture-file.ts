import { type Crop, MAX_PICTURE_SIZE_BYTES } from '@kotohogi/domain/attendant/picture';

/** What may be chosen; HEIC where the browser can read it. */
export const CHOOSABLE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;
export { MAX_PICTURE_SIZE_BYTES };

const JPEG_QUALITY = 0.92;
/** What is sent at most: more than the server keeps, and no minutes of a phone's upload. */
const MAX_SENT_PX = 1600;

/** Draws a part of a picture at most `maxPx` wide and writes it as JPEG, without anything of the file but its pixels. */
async function write(bitmap: ImageBitmap, part: Crop & { readonly height?: number }, maxPx: number): Promise<Blob> {
  const height = part.height ?? part.side;
  const scale = Math.min(1, maxPx / Math.max(part.side, height));
  const canvas = new OffscreenCanvas(Math.round(part.side * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser gives no 2D canvas');
  // A picture with holes gets white paper under it: JPEG knows none.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, part.left, part.top, part.side, height, 0, 0, canvas.width, canvas.height);
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

/** Reads a chosen file upright. Rejects when this browser cannot read it. */
export const readPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** The square somebody has chosen, as it is sent. */
export const cutPicture = (bitmap: ImageBitmap, crop: Crop): Promise<Blob> => write(bitmap, crop, MAX_SENT_PX);

/** A whole picture as it is sent. Rejects when this browser cannot read it. */
export async function wholePicture(file: Blob): Promise<Blob> {
  const bitmap = await readPicture(file);
  try {
    const whole = { left: 0, top: 0, side: bitmap.width, height: bitmap.height };
    return await write(bitmap, whole, MAX_SENT_PX);
  } finally {
    bitmap.close();
  }
}
