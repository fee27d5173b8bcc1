import type { Language } from '@kotohogi/contract/texts/texts';
import { fullAddress, readPostalCode } from '@kotohogi/domain/attendant/address';
import { viewedTypeOf } from '@kotohogi/domain/attendant/host';
import { instant } from '@kotohogi/domain/kernel/instant';
import { WALLET_NAMES } from '@kotohogi/domain/payment/types';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { type CsvRecord, csvInstant } from '../../platform/files/csv-reply.ts';
import { listBook, listCompanions, listGifts } from './store.ts';

type Book = Awaited<ReturnType<typeof listBook>>;
type Guest = Book[number];
type Gifts = Awaited<ReturnType<typeof listGifts>>;

/** The columns, in order (docs/product/couple-page.md#files), with their headings per language. */
const GUEST_COLUMNS = {
  ja: [
    'No.',
    'お名前',
    'お名前（カナ）',
    '間柄',
    'お返事',
    'お連れさま',
    'アレルギー',
    '連絡先',
    'ひとこと',
    '視聴',
    '回答日時',
  ],
  en: [
    'no.',
    'name',
    'kana',
    'relation',
    'answer',
    'companions',
    'allergy',
    'contact',
    'message',
    'viewed',
    'answeredAt',
  ],
} as const satisfies Readonly<Record<Language, readonly string[]>>;

const RETURN_COLUMNS = {
  ja: ['お名前', 'お名前（カナ）', 'ご住所', 'ご祝儀合計', 'お支払い方法', 'ひとこと', 'お礼の言葉'],
  en: ['name', 'kana', 'address', 'gift sum', 'method', 'message', 'thank-you'],
} as const satisfies Readonly<Record<Language, readonly string[]>>;

/** Labels of enumerations for the couple. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ja: {
    attendance: 'ライブで参列',
    'view-archive': '録画を視聴',
    absence: '欠席',
    friend: '友人',
    workplace: '職場',
    family: '親族',
    live: 'ライブ',
    archive: '録画',
    both: 'ライブと録画',
    CREDIT: 'クレジットカード',
    ...WALLET_NAMES,
  },
  en: {
    attendance: 'live',
    'view-archive': 'recording',
    absence: 'absent',
    friend: 'friend',
    workplace: 'work',
    family: 'family',
    live: 'live',
    archive: 'recording',
    both: 'live and recording',
    CREDIT: 'card',
    ...WALLET_NAMES,
  },
};

/** Separates several values in one cell. */
const JOINT: Readonly<Record<Language, string>> = { ja: '・', en: ', ' };
/** Added to a companion who is a child. */
const CHILD: Readonly<Record<Language, string>> = { ja: '（お子さま）', en: ' (child)' };

/** A file with its columns; each record has a value for every column. */
export interface Sheet {
  readonly columns: readonly string[];
  readonly records: readonly CsvRecord<string>[];
}

function sheetOf(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): Sheet {
  const records = rows.map(row => Object.fromEntries(columns.map((column, place) => [column, row[place] ?? ''])));
  return { columns, records };
}

/** Only Japanese postal codes get the Japanese postal mark. */
const postalMark = (zip: string) => (readPostalCode(zip) === undefined ? '' : '〒');
const addressOf = ({ zip, address1, prefecture_id }: Guest) =>
  [`${postalMark(zip)}${zip}`, fullAddress(prefecture_id, address1)].filter(Boolean).join(' ');

/** A guest's contact data, in one cell. */
const contactOf = (guest: Guest) => [guest.email ?? '', guest.tel, addressOf(guest)].filter(Boolean).join(' / ');

/** All guests in kana order. */
export async function guestSheet(tx: Tx, scope: WeddingScope, language: Language): Promise<Sheet> {
  const word = (key: string | undefined) => (key === undefined ? '' : (WORDS[language][key] ?? key));
  const companions = await listCompanions(tx, scope);
  const withGuest = ({ id }: Guest) =>
    companions
      .filter(one => one.attendant_id === id)
      .map(one => (one.is_child ? `${one.name}${CHILD[language]}` : one.name))
      .join(JOINT[language]);
  const rows = (await listBook(tx, scope)).map((guest, place) => [
    place + 1,
    guest.name,
    guest.name_kana,
    word(guest.relation_ship),
    word(guest.answer),
    withGuest(guest),
    guest.allergy,
    contactOf(guest),
    guest.reply_message,
    word(viewedTypeOf(guest.watched_live_seconds, guest.watched_archive_seconds)),
    csvInstant(instant(guest.answered_at)),
  ]);
  return sheetOf(GUEST_COLUMNS[language], rows);
}

function giftsOf(gifts: Gifts, { id }: Guest): Gifts {
  return gifts.filter(gift => gift.attendant_id === id);
}

/** Everyone who gave a gift, in kana order, with the data needed to send a return gift. */
export async function returnSheet(tx: Tx, scope: WeddingScope, language: Language): Promise<Sheet> {
  const gifts = await listGifts(tx, scope);
  const rows = (await listBook(tx, scope)).flatMap(guest => {
    const own = giftsOf(gifts, guest);
    if (own.length === 0) return [];
    const methods = new Set(own.map(gift => WORDS[language][gift.method] ?? gift.method));
    const words = own.flatMap(gift => gift.message || []);
    return [
      [
        guest.name,
        guest.name_kana,
        addressOf(guest),
        own.reduce((sum, gift) => sum + gift.amount_yen, 0),
        [...methods].join(JOINT[language]),
        words.join(' / '),
        guest.thanked_at === null ? '' : (guest.thanks ?? ''),
      ],
    ];
  });
  return sheetOf(RETURN_COLUMNS[language], rows);
}
