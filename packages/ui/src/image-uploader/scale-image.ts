import { type DimensionLimits, fitInto } from './image-scale.ts';

/** Types a canvas can encode; anything else becomes PNG. */
const WRITABLE = new Set(['image/jpeg', 'image/png', 'image/webp']);
const QUALITY = 0.9;

/**
 * The image scaled down to its limits; the same file if it already fits. Rejects if the browser cannot decode the file
 * as an image.
 */
export async function scaleImage(file: File, limits: DimensionLimits): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const size = fitInto(bitmap, limits);
    if (size.width === bitmap.width && size.height === bitmap.height) return file;
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('the browser does not provide a 2D canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const type = WRITABLE.has(file.type) ? file.type : 'image/png';
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, QUALITY));
    if (blob === null) throw new Error(`the canvas of ${size.width} × ${size.height} could not be written`);
    return new File([blob], file.name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}

/** Returns the same SVG: it is never resized. Rejects if the browser cannot render it. */
export async function checkSvg(file: File): Promise<File> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return file;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
