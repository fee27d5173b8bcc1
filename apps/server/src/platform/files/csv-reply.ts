import { Readable } from 'node:stream';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { dateOf, jstOf } from '@kotohogi/domain/kernel/jst';
import { stringify } from 'csv-stringify/sync';
import { RawReply } from '../http/raw-reply.ts';

/** One line of a file: a value for every column. */
export type CsvRecord<Column extends string> = Readonly<Record<Column, string | number>>;

const two = (n: number) => String(n).padStart(2, '0');

/** An instant as a file shows it: ISO 8601 on Japan's clock, to the second (decision 92). */
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
 * Answers with records as a file to keep: UTF-8 with BOM, CRLF, formulas disarmed (decision 92). A batch is asked for when
 * the one before has gone out; when the caller hangs up, nothing more is. `fileName` is ASCII.
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
  // Text in, bytes out: one batch waits at the most.
  return new RawReply(200, headers, Readable.from(textsOf(columns, batches), { objectMode: false, highWaterMark: 1 }));
}
