import type { Language } from '@kotohogi/contract/texts/texts';
import { fullAddress, readPostalCode } from '@kotohogi/domain/attendant/address';
import { viewedTypeOf } from '@kotohogi/domain/attendant/host';
import { instant } from '@kotohogi/domain/kernel/instant';
import { WALLET_NAMES } from '@kotohogi/domain/payment/types';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { type CsvColumns, csvInstant } from '../../platform/files/csv-reply.ts';
import { listBook, listCompanions, listGifts } from './store.ts';

type Book = Awaited<ReturnType<typeof listBook>>;
type Guest = Book[number];
type Gifts = Awaited<ReturnType<typeof listGifts>>;

/** Labels of enumerations for the couple. */
const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
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

/** A file: its columns (docs/product/couple-page.md#files), and its rows. */
interface Sheet<Row> {
  readonly columns: CsvColumns<Row>;
  readonly rows: readonly Row[];
}

/** Only Japanese postal codes get the Japanese postal mark. */
const postalMark = (zip: string) => (readPostalCode(zip) === undefined ? '' : '〒');
const addressOf = ({ zip, address1, prefecture_id }: Guest) =>
  [`${postalMark(zip)}${zip}`, fullAddress(prefecture_id, address1)].filter(Boolean).join(' ');

/** A guest's contact data, in one cell. */
const contactOf = (guest: Guest) => [guest.email ?? '', guest.tel, addressOf(guest)].filter(Boolean).join(' / ');

/** All guests in kana order. */
export async function guestSheet(
  tx: Tx,
  scope: WeddingScope,
  language: Language,
): Promise<Sheet<Guest & { readonly place: number }>> {
  const head = (ja: string, en: string) => ({ ja, en })[language];
  const word = (key: string | undefined) => (key === undefined ? '' : (TEXTS[language][key] ?? key));
  const companions = await listCompanions(tx, scope);
  const withGuest = ({ id }: Guest) =>
    companions
      .filter(one => one.attendant_id === id)
      .map(one => (one.is_child ? `${one.name}${CHILD[language]}` : one.name))
      .join(JOINT[language]);
  return {
    rows: (await listBook(tx, scope)).map((guest, index) => ({ ...guest, place: index + 1 })),
    columns: {
      [head('No.', 'no.')]: guest => guest.place,
      [head('お名前', 'name')]: guest => guest.name,
      [head('お名前（カナ）', 'kana')]: guest => guest.name_kana,
      [head('間柄', 'relation')]: guest => word(guest.relation_ship),
      [head('お返事', 'answer')]: guest => word(guest.answer),
      [head('お連れさま', 'companions')]: withGuest,
      [head('アレルギー', 'allergy')]: guest => guest.allergy,
      [head('連絡先', 'contact')]: contactOf,
      [head('ひとこと', 'message')]: guest => guest.reply_message,
      [head('視聴', 'viewed')]: guest => word(viewedTypeOf(guest.watched_live_seconds, guest.watched_archive_seconds)),
      [head('回答日時', 'answeredAt')]: guest => csvInstant(instant(guest.answered_at)),
    },
  };
}

/** Everyone who gave a gift, in kana order, with the data needed to send a return gift. */
export async function returnSheet(
  tx: Tx,
  scope: WeddingScope,
  language: Language,
): Promise<Sheet<Guest & { readonly gifts: Gifts }>> {
  const head = (ja: string, en: string) => ({ ja, en })[language];
  const gifts = await listGifts(tx, scope);
  const guests = (await listBook(tx, scope)).map(guest => ({
    ...guest,
    gifts: gifts.filter(gift => gift.attendant_id === guest.id),
  }));
  const methodsOf = (given: Gifts) => [...new Set(given.map(({ method }) => TEXTS[language][method] ?? method))];
  return {
    rows: guests.filter(guest => guest.gifts.length > 0),
    columns: {
      [head('お名前', 'name')]: guest => guest.name,
      [head('お名前（カナ）', 'kana')]: guest => guest.name_kana,
      [head('ご住所', 'address')]: addressOf,
      [head('ご祝儀合計', 'gift sum')]: guest => guest.gifts.reduce((sum, gift) => sum + gift.amount_yen, 0),
      [head('お支払い方法', 'method')]: guest => methodsOf(guest.gifts).join(JOINT[language]),
      [head('ひとこと', 'message')]: guest => guest.gifts.flatMap(gift => gift.message || []).join(' / '),
      [head('お礼の言葉', 'thank-you')]: guest => (guest.thanked_at === null ? '' : (guest.thanks ?? '')),
    },
  };
}
