import { type CsvColumns, csvInstant } from '../../platform/files/csv-reply.ts';
import type { LogLine } from './store.event.ts';

/** The log of a stream: time in Japan, kind, who (empty = the product itself), why. */
export const LOG_COLUMNS: CsvColumns<LogLine> = {
  at: line => csvInstant(line.at),
  kind: line => line.kind,
  actorName: line => line.actorName,
  detail: line => line.detail,
};
