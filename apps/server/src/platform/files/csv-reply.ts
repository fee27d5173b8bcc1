import { Readable } from 'node:stream';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { dateOf, jstOf } from '@kotohogi/domain/kernel/jst';
import { stringify } from 'csv-stringify/sync';
import { RawReply } from '../http/raw-reply.ts';

/** The columns of a file, in order: each header, and the value of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

const two = (n: number) => String(n).padStart(2, '0');

/** An instant in a file: ISO 8601 in Japan time, to the second (docs/product/list.md#csv). */
export function csvInstant(at: Instant): string {
  const { hour, minute, second } = jstOf(at);
  return `${dateOf(at)}T${two(hour)}:${two(minute)}:${two(second)}+09:00`;
}

async function* textsOf<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string, void, undefined> {
  const options = { record_delimiter: 'windows', escape_formulas: true } as const;
  const values = Object.values(columns);
  yield stringify([], { ...options, columns: Object.keys(columns), header: true, bom: true });
  for await (const rows of batches)
    yield stringify(
      rows.map(row => values.map(value => value(row))),
      options,
    );
}

/**
 * Responds with rows as a download: UTF-8 with BOM, CRLF, formulas escaped (docs/product/list.md#csv). Each batch is
 * requested after the previous one has been sent, and none after the client disconnects. `fileName` is ASCII.
 */
export function csvReply<Row>(
  fileName: string,
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): RawReply {
  const headers = {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  // Text in, bytes out: at most one batch is buffered.
  return new RawReply(200, headers, Readable.from(textsOf(columns, batches), { objectMode: false, highWaterMark: 1 }));
}
