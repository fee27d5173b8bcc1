import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { ObjectUploads, PartReceipt } from '@kotohogi/ports/object-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpFailure } from '../http/failure.ts';
import { isSameOrigin } from '../http/same-origin.ts';

export interface PartOptions {
  readonly publicUrl: string;
  readonly now: () => Instant;
}

interface PartRoute {
  readonly Params: { readonly uploadId: string; readonly partNumber: string };
  readonly Querystring: { readonly expires?: string; readonly signature?: string };
}

const REASONS: Readonly<Record<Extract<PartReceipt, { status: number }>['status'], string>> = {
  403: 'The URL of this part is invalid or has expired.',
  404: 'The upload or its part does not exist.',
  409: 'This part is being sent again.',
  411: 'The length of a part is required.',
  413: 'The part is shorter than the data sent.',
  422: 'The part is longer than the data sent.',
};

function lengthOf(request: FastifyRequest<PartRoute>): number | null {
  const header = request.headers['content-length'];
  return header === undefined ? null : Number(header);
}

/**
 * Streams the parts of large files straight to the store, so no part is ever held in memory. The signed URL authorizes
 * the sender, and pages of other sites have none.
 */
export function mountParts(app: FastifyInstance, { receiver }: ObjectUploads, { publicUrl, now }: PartOptions): void {
  if (receiver === null) return;
  void app.register(async inner => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _payload, done) => done(null));
    inner.put<PartRoute>(
      '/files/upload/:uploadId/:partNumber',
      { bodyLimit: Number.MAX_SAFE_INTEGER, config: { bodyTimeMs: 'none' } },
      async (request, reply) => {
        if (!isSameOrigin(request, publicUrl)) throw new HttpFailure(403, 'This part came from another site.');
        const receipt = await receiver.receive({
          uploadId: request.params.uploadId,
          partNumber: Number(request.params.partNumber),
          expiresAtMs: Number(request.query.expires),
          signature: request.query.signature ?? '',
          contentLength: lengthOf(request),
          body: request.raw,
          nowMs: now(),
        });
        if ('status' in receipt) throw new HttpFailure(receipt.status, REASONS[receipt.status]);
        return reply.header('etag', `"${receipt.eTag}"`).send();
      },
    );
  });
}
