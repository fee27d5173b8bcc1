import { PHOTO_TYPES } from '@kotohogi/domain/invitation/photo';

/** The accepted types; HEIC works only where the browser can read it. */
export const CHOOSABLE_TYPES = [...PHOTO_TYPES, 'image/heic', 'image/heif'] as const;
const JPEG_QUALITY = 0.92;

/**
 * The file to upload: a format the server does not support is converted to JPEG first. Rejects if it cannot be read.
 */
export async function toUploadable(file: File): Promise<File> {
  if (PHOTO_TYPES.some(type => type === file.type)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('the browser does not provide a 2D canvas');
    context.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
