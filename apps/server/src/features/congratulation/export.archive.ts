import type { Language } from '@kotohogi/contract/texts/texts';
import { stringify } from 'csv-stringify/sync';
import { type AsyncZippable, zip } from 'fflate';
import { csvInstant } from '../../platform/files/csv-reply.ts';
import { bookPdf } from './export.book.ts';
import { posterPdf } from './export.poster.ts';
import { type Keepsake, relationText } from './view.keepsake.ts';

const COLUMNS: Readonly<Record<Language, readonly string[]>> = {
  ja: ['No.', '葉', 'お名前', 'お名前（カナ）', 'ニックネーム', '間柄', 'お祝いの言葉', '日時', 'お礼の言葉'],
  en: ['no.', 'leaf', 'name', 'kana', 'nickname', 'relation', 'message', 'sent at', 'thank-you'],
};

/** The messages as a table: UTF-8 with BOM, CRLF, formulas escaped (docs/product/list.md#csv). */
export function messagesCsv({ language, leaves }: Keepsake): string {
  const rows = leaves.flatMap(leaf =>
    leaf.messages.map(message => [
      leaf.number,
      leaf.name,
      leaf.nameKana,
      leaf.shownName === leaf.name ? '' : leaf.shownName,
      relationText(leaf.relationShip, language),
      message.text,
      csvInstant(message.sentAt),
      leaf.thanks,
    ]),
  );
  const numbered = rows.map((row, index) => [index + 1, ...row]);
  return stringify([[...COLUMNS[language]], ...numbered], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}

/** All files in one archive. Pictures and fonts are already compressed, so only the table is deflated. */
export async function zipOf(kept: Keepsake): Promise<Buffer> {
  const { fileNames } = kept;
  const files: AsyncZippable = {
    'messages.csv': [Buffer.from(messagesCsv(kept)), { level: 6 }],
    [fileNames.book]: [await bookPdf(kept), { level: 0 }],
    [fileNames.poster('A4')]: [await posterPdf(kept, 'A4'), { level: 0 }],
    [fileNames.poster('A2')]: [await posterPdf(kept, 'A2'), { level: 0 }],
  };
  return await new Promise((resolve, reject) => {
    zip(files, (error, bytes) => (error === null ? resolve(Buffer.from(bytes)) : reject(error)));
  });
}
