import readSquares from 'qr/decode.js';
import sharp from 'sharp';

/** By default the decoder gives up after a frame of a camera, which a busy machine may need for other things. */
const TIME_LIMIT_MS = 5_000;

/** Decodes the QR code in an image as a phone would; the product generates its codes with another library. */
export async function readCode(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readSquares({ data, width: info.width, height: info.height }, { timeLimit: TIME_LIMIT_MS });
}
