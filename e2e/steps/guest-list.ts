import { attendant } from '@kotohogi/contract/attendant';
import { congratulation } from '@kotohogi/contract/congratulation';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import type { PaymentMethod } from '@kotohogi/domain/payment/types';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildAttendant, buildUser, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';
import type { RunningProduct } from '../product.ts';

/** Spreadsheets must show this as text and never evaluate it. */
export const FORMULA = '=HYPERLINK("https://example.com","押")';

/** The guests in the order they wrote; the order by reading differs. */
export const GUESTS = {
  ken: { name: '山田 健', kana: 'ヤマダ ケン', message: 'おふたりとも、おめでとうございます🎉', address1: '' },
  miho: { name: '青木 美穂', kana: 'アオキ ミホ', message: '末永くお幸せに。', address1: '長野県軽井沢町1-2, 205' },
  emily: { name: 'Emily Carter', kana: '', message: 'Congratulations!', address1: '' },
  ryo: { name: '佐藤 涼', kana: 'サトウ リョウ', message: '笑顔のたえないご家庭を。', address1: '' },
} as const;
export type GuestName = keyof typeof GUESTS;
/** Sorted by reading. */
export const BY_NAME = ['miho', 'ryo', 'ken', 'emily'] as const;
/** Sorted by their latest message. */
export const BY_DATE = ['ryo', 'emily', 'miho', 'ken'] as const;

/** Yesterday's wedding and its guests. */
export interface GuestList {
  readonly weddingId: WeddingId;
  readonly key: string;
  readonly startsAt: Instant;
  readonly coupleEmail: string;
  readonly guests: Readonly<Record<GuestName, { readonly id: number; readonly name: string; readonly email: string }>>;
}

/** A guest who has replied and written a message. */
async function buildGuest(
  product: RunningProduct,
  { weddingId, key }: Pick<GuestList, 'weddingId' | 'key'>,
  guest: GuestName,
) {
  const { name, kana, message, address1 } = GUESTS[guest];
  const { attendantId, email } = await buildAttendant(product.db, weddingId, { name });
  const zip = address1 === '' ? '' : '389-0102';
  await product.db
    .updateTable('attendant')
    .set({ name_kana: kana, zip, address1 })
    .where('id', '=', attendantId)
    .execute();
  const client = new TestClient(product.url);
  await client.call(attendant.login, { params: { wedding: key }, body: { email, password: PASSWORD } });
  await client.call(congratulation.send, { params: { wedding: key }, body: { message } });
  return { id: attendantId, name, email };
}

interface Gift {
  readonly attendantId: AttendantId;
  readonly amountYen: number;
  readonly method?: PaymentMethod;
  readonly state?: 'CAPTURED' | 'FAILED';
  readonly message?: string;
}

async function give({ db, venue }: RunningProduct, weddingId: WeddingId, gift: Gift): Promise<void> {
  const { attendantId, amountYen, method = 'CREDIT', state = 'CAPTURED', message = '' } = gift;
  const now = at(Date.now());
  const owner = { wedding_id: weddingId, attendant_id: attendantId, created_at: now };
  const { id } = await db
    .insertInto('payment')
    .values({
      ...owner,
      order_id: `9001-${attendantId}-${amountYen}`,
      purpose: 'gift',
      facility_id: venue.facilityId,
      method,
      amount_yen: amountYen,
      state,
      ...(state === 'CAPTURED' ? { commission_rate: 500, captured_at: now } : {}),
      deadline_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('gift')
    .values({ ...owner, payment_id: id, message, is_message_public: false })
    .execute();
}

/** Builds yesterday's wedding: four guests wrote, three gave a gift; one of the couple manages it. */
export async function buildGuestList(product: RunningProduct): Promise<GuestList> {
  const { db, venue } = product;
  const startsAt = atJst(addDays(dateOf(instant(Date.now())), -1), 13);
  const wedding = await buildWedding(db, { ...venue, startsAt });
  const { weddingId } = wedding;
  const { email } = await buildUser(db, { scope: 'wedding', weddingId, role: 'organizer' });
  const ken = await buildGuest(product, wedding, 'ken');
  const miho = await buildGuest(product, wedding, 'miho');
  const emily = await buildGuest(product, wedding, 'emily');
  const ryo = await buildGuest(product, wedding, 'ryo');
  await give(product, weddingId, { attendantId: miho.id, amountYen: 30_000, message: FORMULA });
  await give(product, weddingId, {
    attendantId: miho.id,
    amountYen: 5_000,
    method: 'PAYPAY',
    message: '"お茶"を、どうぞ',
  });
  await give(product, weddingId, { attendantId: emily.id, amountYen: 10_001 });
  await give(product, weddingId, {
    attendantId: ken.id,
    amountYen: 3_000,
    method: 'LINEPAY',
    message: '+81 おめでとう',
  });
  await give(product, weddingId, { attendantId: ryo.id, amountYen: 20_000, state: 'FAILED' });
  return { ...wedding, coupleEmail: email, guests: { ken, miho, emily, ryo } };
}
