import { RawReply } from '../http/raw-reply.ts';

/** Answers with bytes made for this one reader, as a file to keep. `fileName` is ASCII. */
export function keptFile(fileName: string, mediaType: string, bytes: Buffer): RawReply {
  const headers = {
    'content-type': mediaType,
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return new RawReply(200, headers, bytes);
}
