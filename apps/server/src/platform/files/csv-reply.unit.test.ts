import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvColumns, csvInstant, csvReply } from './csv-reply.ts';

interface Row {
  readonly name: string;
  readonly sum: number;
}

const COLUMNS: CsvColumns<Row> = { name: row => row.name, sum: row => row.sum };

async function write(...batches: Row[][]): Promise<string> {
  const { body } = csvReply('a.csv', COLUMNS, batches);
  return body instanceof Readable ? await text(body) : String(body);
}

describe('given records for a CSV file', () => {
  test('then the header comes once, lines end with CRLF, and a BOM marks the file as UTF-8 for spreadsheet programs', async () => {
    // The decoder of this test drops the BOM; the export's own test checks its bytes.
    expect(await write([{ name: '小林, 陽翔', sum: 1 }], [{ name: 'a"b', sum: -2 }])).toBe(
      'name,sum\r\n"小林, 陽翔",1\r\n"a""b",-2\r\n',
    );
    expect(await write()).toBe('name,sum\r\n');
  });

  test('then no text is a formula for a spreadsheet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), async (sign, rest) => {
        expect(await write([{ name: `${sign}${rest}`, sum: 0 }])).toMatch(/^name,sum\r\n"?'/);
      }),
    );
  });

  test('then a batch is made on demand, and none after the reader has left', async () => {
    let made = 0;
    let isOver = false;
    async function* endless() {
      try {
        for (;;) {
          made += 1;
          yield [{ name: 'x', sum: made }];
        }
      } finally {
        isOver = true;
      }
    }
    const { body } = csvReply('a.csv', COLUMNS, endless());
    if (!(body instanceof Readable)) throw new Error('the body is not a stream');
    for await (const chunk of body) if (String(chunk).includes('x,2')) break;
    expect(made).toBeLessThanOrEqual(4);
    expect(isOver).toBe(true);
  });
});

test('an instant is written in Japan time', () => {
  expect(csvInstant(parseJst('2026-12-19 13:00'))).toBe('2026-12-19T13:00:00+09:00');
  expect(csvInstant(instant(Date.UTC(2026, 11, 31, 15, 0, 1, 999)))).toBe('2027-01-01T00:00:01+09:00');
});
