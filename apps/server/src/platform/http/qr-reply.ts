import QRCode from 'qrcode';
import { RawReply } from './raw-reply.ts';

/** Wide enough for a printed card: 10 cm at 300 dpi. */
const WIDTH_PX = 1200;

/** A printable QR code of an address, as PNG. */
export async function qrReply(url: string): Promise<RawReply> {
  const png = await QRCode.toBuffer(url, { errorCorrectionLevel: 'M', margin: 3, width: WIDTH_PX });
  return new RawReply(200, { 'content-type': 'image/png', 'cache-control': 'private, max-age=300' }, png);
}
