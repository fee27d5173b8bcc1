import { RawReply } from '../http/raw-reply.ts';

/** A PDF to save, made for one person: no cache keeps it. */
export function pdfReply(fileName: string, bytes: Buffer): RawReply {
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return new RawReply(200, headers, bytes);
}
