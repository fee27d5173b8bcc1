import readSquares from 'jsqr';
import sharp from 'sharp';

/** Decodes the QR code in an image as a phone would; the product generates its codes with another library. */
export async function readCode(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = readSquares(new Uint8ClampedArray(data), info.width, info.height);
  if (code === null) throw new Error(`no QR code in a picture of ${info.width} × ${info.height} px`);
  return code.data;
}
