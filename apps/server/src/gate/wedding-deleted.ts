import { HttpFailure } from '../platform/http/failure.ts';

/** The answer to callers who know a deleted wedding: it is offline (docs/product/wedding-deletion.md#deleting). */
export const weddingDeleted = () =>
  new HttpFailure(410, 'The venue has deleted this wedding.', { code: 'wedding_deleted' });
