import { type Crop, MAX_PICTURE_SIZE_BYTES } from '@kotohogi/domain/attendant/picture';

/** The accepted types; HEIC works only where the browser can read it. */
export const CHOOSABLE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;
export { MAX_PICTURE_SIZE_BYTES };

const JPEG_QUALITY = 0.92;
/** The maximum upload size: larger than what the server keeps, yet quick to upload from a phone. */
const MAX_SENT_PX = 1600;

/** Draws part of a picture at most `maxPx` wide and encodes it as JPEG, without the file's metadata. */
async function write(bitmap: ImageBitmap, part: Crop & { readonly height?: number }, maxPx: number): Promise<Blob> {
  const height = part.height ?? part.side;
  const scale = Math.min(1, maxPx / Math.max(part.side, height));
  const canvas = new OffscreenCanvas(Math.round(part.side * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser does not provide a 2D canvas');
  // Transparent pixels become white, because JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, part.left, part.top, part.side, height, 0, 0, canvas.width, canvas.height);
  return await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

/** Decodes a file with its orientation applied. Rejects if this browser cannot read it. */
export const readPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/** The cropped square as a file to upload. */
export const cutPicture = (bitmap: ImageBitmap, crop: Crop): Promise<Blob> => write(bitmap, crop, MAX_SENT_PX);

/** A whole picture as a file to upload. Rejects if this browser cannot read it. */
export async function wholePicture(file: Blob): Promise<Blob> {
  const bitmap = await readPicture(file);
  try {
    const whole = { left: 0, top: 0, side: bitmap.width, height: bitmap.height };
    return await write(bitmap, whole, MAX_SENT_PX);
  } finally {
    bitmap.close();
  }
}
