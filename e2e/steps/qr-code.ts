import readSquares from 'jsqr';
import sharp from 'sharp';

/** What the QR code in a picture says, read as a telephone would; the product writes its codes with another library. */
export async function readCode(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = readSquares(new Uint8ClampedArray(data), info.width, info.height);
  if (code === null) throw new Error(`no code is in a picture of ${info.width} × ${info.height} px`);
  return code.data;
}
