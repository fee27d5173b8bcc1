import type { IssuedInvoice } from '@kotohogi/contract/texts/invoice-sheet';
import { pdfTexts } from '@kotohogi/testkit/documents/pdf-text';
import { expect, test } from 'vitest';
import { subsetFonts } from '../../platform/print/subset-fonts.ts';
import { invoicePdf } from './export.ts';

const INVOICE: IssuedInvoice = {
  ...{ number: '2026-000012', month: '2026-10', issuedOn: '2026-11-05', dueOn: '2026-11-30' },
  issuer: {
    ...{ issuerName: '株式会社ことほぎ 髙﨑𠮷田', issuerNameEn: 'Kotohogi Inc.' },
    ...{ issuerAddress: '〒100-0001\n東京都千代田区千代田1-1 髙橋ビル3階', issuerAddressEn: '1-1 Chiyoda, Tokyo' },
    ...{ registrationNumber: 'T7000012050002', issuerBankEn: '' },
    issuerBank: 'ことほぎ銀行（0001）丸の内支店（001）\n普通 1234567 カ）コトホギ',
  },
  recipient: { companyName: '株式会社ルミエール・ホテルズ', facilityName: 'ホテル・ルミエール軽井沢 﨑別館' },
  lines: [
    { purpose: 'gift', isReturn: false, day: null, count: 128, grossYen: 3_842_019, amountYen: 192_100 },
    { purpose: 'gift', isReturn: true, day: null, count: 2, grossYen: -60_000, amountYen: -3_000 },
    { purpose: 'archive-video', isReturn: false, day: null, count: 14, grossYen: 70_000, amountYen: 3_500 },
    { purpose: 'gift', isReturn: false, day: '2026-09-30', count: 1, grossYen: 30_019, amountYen: 1_500 },
  ],
  ...{ totalYen: 194_100, taxYen: 17_645 },
};

test('given rare kanji, when the fonts are reduced, then each has a glyph', async () => {
  const families = await subsetFonts(['髙﨑𠮷']);
  const characters = new Set(
    families.flatMap(({ faces }) => [...faces.values()]).flatMap(face => [...face.characters]),
  );
  for (const sign of '髙﨑𠮷') expect(characters.has(sign.codePointAt(0) ?? 0)).toBe(true);
});

test('given an invoice, when it is printed, then its text has every kanji and figure', async () => {
  for (const text of await pdfTexts(await invoicePdf(INVOICE, 'ja'))) {
    for (const part of ['髙﨑𠮷田', '請求書', '2026-000012', 'T7000012050002', '192,100', '¥194,100', '¥17,645'])
      expect(text).toContain(part);
    expect(text).not.toContain('〓');
  }
  for (const text of await pdfTexts(await invoicePdf(INVOICE, 'en')))
    for (const part of ['Invoice', 'KotohogiInc.', 'October2026', 'November30,2026', '¥194,100'])
      expect(text).toContain(part);
});

test('given more lines than fit on a page, when it is printed, then it has several pages', async () => {
  const [line] = INVOICE.lines;
  if (line === undefined) throw new Error('the invoice has no line');
  const lines = Array.from({ length: 60 }, () => line);
  const pdf = (await invoicePdf({ ...INVOICE, lines }, 'ja')).toString('latin1');
  expect([...pdf.matchAll(/\/Type \/Page\b(?!s)/g)].length).toBeGreaterThan(1);
});
