/** A rasterized sprite, ready to be passed to the drawing thread. */
export interface Sprite {
  readonly key: string;
  readonly bitmap: ImageBitmap;
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.decoding = 'async';
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    throw new Error(`sprite cannot be read: ${url}`, { cause });
  }
  return image;
}

/**
 * Draws one picture (SVG or any image) into a square bitmap of `sizePx`, keeping its proportions. It uses a canvas
 * because browsers rasterize an SVG sharply there, but not in `createImageBitmap` itself.
 */
export async function rasterise(key: string, url: string, sizePx: number): Promise<Sprite> {
  const image = await loadImage(url);
  const canvas = document.createElement('canvas');
  canvas.width = sizePx;
  canvas.height = sizePx;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d canvas');
  const scale = sizePx / Math.max(image.naturalWidth || sizePx, image.naturalHeight || sizePx);
  const width = (image.naturalWidth || sizePx) * scale;
  const height = (image.naturalHeight || sizePx) * scale;
  context.drawImage(image, (sizePx - width) / 2, (sizePx - height) / 2, width, height);
  return { key, bitmap: await createImageBitmap(canvas) };
}
