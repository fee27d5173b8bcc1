import { HttpFailure } from '../platform/http/failure.ts';

/** The answer to those who know of a deleted wedding: its pages are offline (docs/product/wedding.md#deleting). */
export const weddingDeleted = () =>
  new HttpFailure(410, 'The venue has deleted this wedding.', { code: 'wedding_deleted' });
