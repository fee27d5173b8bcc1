import type { WeddingScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type CsvRecord, csvInstant } from '../../platform/files/csv-reply.ts';
import { readLiveEvents } from './store.event.ts';

/** Time in Japan, the log's kind, who (empty = the product itself), why. */
export const LOG_COLUMNS = ['at', 'kind', 'actorName', 'detail'] as const;

/** The log of a stream as records of the file, read on demand. */
export async function* csvBatches(
  db: Db,
  scope: WeddingScope,
): AsyncGenerator<readonly CsvRecord<(typeof LOG_COLUMNS)[number]>[], void, undefined> {
  for await (const lines of readLiveEvents(db, scope.weddingId)) {
    yield lines.map(line => ({ ...line, at: csvInstant(line.at) }));
  }
}
