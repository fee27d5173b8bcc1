import { Readable } from 'node:stream';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { dateOf, jstOf } from '@kotohogi/domain/kernel/jst';
import { stringify } from 'csv-stringify/sync';
import { RawReply } from '../http/raw-reply.ts';

/** One row of a file: a value for every column. */
export type CsvRecord<Column extends string> = Readonly<Record<Column, string | number>>;

const two = (n: number) => String(n).padStart(2, '0');

/** An instant in a file: ISO 8601 in Japan time, to the second (docs/product/list.md#csv). */
export function csvInstant(at: Instant): string {
  const { hour, minute, second } = jstOf(at);
  return `${dateOf(at)}T${two(hour)}:${two(minute)}:${two(second)}+09:00`;
}

async function* textsOf<Column extends string>(
  columns: readonly Column[],
  batches: AsyncIterable<readonly CsvRecord<Column>[]>,
): AsyncGenerator<string, void, undefined> {
  const options = { columns, record_delimiter: 'windows', escape_formulas: true } as const;
  yield stringify([], { ...options, header: true, bom: true });
  for await (const records of batches) yield stringify([...records], options);
}

/**
 * Responds with records as a download: UTF-8 with BOM, CRLF, formulas escaped (docs/product/list.md#csv). Each batch is
 * requested after the previous one has been sent, and none after the client disconnects. `fileName` is ASCII.
 */
export function csvReply<Column extends string>(
  fileName: string,
  columns: readonly Column[],
  batches: AsyncIterable<readonly CsvRecord<Column>[]>,
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
