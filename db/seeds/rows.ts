import { DEFAULT_GREETINGS, DEFAULT_SECTIONS } from '@kotohogi/domain/invitation/defaults';
import type { InvitationSections } from '@kotohogi/domain/invitation/types';
import type { AttendantId, FacilityId, HallId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, type Instant, instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { type LocalDate, timeOf } from '@kotohogi/domain/kernel/jst';
import { ATTENDEE_BANDS, type WeddingPaymentState, type WeddingStatus } from '@kotohogi/domain/wedding/types';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Stamp } from '../columns.ts';
import type { Tables } from '../tables.ts';
import { seedCaptures } from './ledger.ts';
import type { Guest, Name } from './people.ts';

export type Tx = Transaction<Tables>;

/** A moment as a column value. */
export const at = (ms: number): RawBuilder<Stamp> => sql<Stamp>`${new Date(ms).toISOString()}::timestamptz`;

/** A hall with its venue. */
export interface Place {
  readonly facilityId: FacilityId;
  readonly hallId: HallId;
}

/** What a couple has written; missing fields get the default text. */
export interface CoupleTexts {
  readonly greetings: string;
  readonly greetingsEn: string;
  readonly sections: Pick<InvitationSections, 'programs' | 'attendanceGuides'>;
  /** The groom's and the bride's answers. */
  readonly people: readonly [PersonTexts, PersonTexts];
}

export interface PersonTexts {
  readonly hobby: string;
  readonly oneWord: string;
}

export interface WeddingSeed {
  readonly index: number;
  readonly key: string;
  readonly place: Place;
  readonly startsAt: Instant;
  readonly couple: readonly [Name, Name];
  readonly status: WeddingStatus;
  readonly paymentState: WeddingPaymentState;
  readonly isPublished: boolean;
  readonly replyDeadline: LocalDate;
  readonly texts?: CoupleTexts;
}

const USUAL_PEOPLE: CoupleTexts['people'] = [
  { hobby: '山歩き、写真', oneWord: '画面ごしでも、いっしょに過ごせてうれしいです。' },
  { hobby: 'パンづくり、ピアノ', oneWord: '遠くから見守ってくれて、ありがとう。' },
];

async function seedProfiles(tx: Tx, weddingId: WeddingId, { couple, texts }: WeddingSeed): Promise<void> {
  const people = texts?.people ?? USUAL_PEOPLE;
  const profile = (type: 1 | 2) => {
    const [name, { hobby, oneWord }] = [couple[type - 1] as Name, people[type - 1] as PersonTexts];
    return {
      wedding_id: weddingId,
      type,
      last_name: name.last,
      first_name: name.first,
      last_name_kana: name.lastKana,
      first_name_kana: name.firstKana,
      hobby,
      one_word: oneWord,
    };
  };
  await tx
    .insertInto('organizer_profile')
    .values([profile(1), profile(2)])
    .execute();
}

/** A wedding with its couple and its invitation. */
export async function seedWedding(tx: Tx, seed: WeddingSeed, now: Instant): Promise<WeddingId> {
  // A past wedding was prepared before its day, not before today.
  const day = Math.min(now, seed.startsAt);
  const { id } = await tx
    .insertInto('wedding')
    .values({
      facility_id: seed.place.facilityId,
      hall_id: seed.place.hallId,
      key: seed.key,
      reservation_id: `R-2026-${1090 + seed.index}`,
      starts_at: at(seed.startsAt),
      email: `${seed.key}@example.jp`,
      num_of_attendees_div: ATTENDEE_BANDS[2 + (seed.index % 10)],
      wedding_aggregate_area: 'nagano',
      status: seed.status,
      payment_state: seed.paymentState,
      created_at: at(day - 90 * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await seedProfiles(tx, id, seed);
  await tx
    .insertInto('invitation')
    .values({
      wedding_id: id,
      greetings: seed.texts?.greetings ?? DEFAULT_GREETINGS.ja,
      greetings_en: seed.texts?.greetingsEn ?? DEFAULT_GREETINGS.en,
      reply_deadline: seed.replyDeadline,
      sections: JSON.stringify({
        ...DEFAULT_SECTIONS,
        ...seed.texts?.sections,
        startTimes: [
          { label: 'ご入室', time: timeOf(instant(seed.startsAt - 30 * MINUTE_MS)) },
          { label: '挙式', time: timeOf(seed.startsAt) },
        ],
      }),
      published_at: seed.isPublished ? at(day - 60 * DAY_MS) : null,
    })
    .execute();
  return id;
}

/** A guest who has answered. */
async function seedGuest(
  tx: Tx,
  weddingId: WeddingId,
  guest: Guest,
  more: { number: number; now: Instant; passwordHash: string },
) {
  const { number, now, passwordHash } = more;
  const { id } = await tx
    .insertInto('attendant')
    .values({
      wedding_id: weddingId,
      name: `${guest.last} ${guest.first}`,
      name_kana: `${guest.lastKana} ${guest.firstKana}`,
      email: `guest${number}@example.jp`,
      password_hash: passwordHash,
      answer: guest.answer,
      relation_ship: guest.relationShip,
      nick_name: guest.nickName.slice(0, 10),
      reply_message:
        guest.answer === 'absence' ? '当日は伺えませんが、心からお祝いしています。' : 'お招きありがとうございます。',
      answered_at: at(now - (40 - number) * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gift money that was paid. */
async function seedGift(
  tx: Tx,
  place: { weddingId: WeddingId; facilityId: FacilityId },
  gift: { attendantId: AttendantId; amountYen: number; number: number; now: Instant },
) {
  const paidAt = at(gift.now - gift.number * 3_600_000);
  const { id } = await tx
    .insertInto('payment')
    .values({
      order_id: `0011-DEMO-W${place.weddingId}-G${gift.number}`,
      purpose: 'gift',
      wedding_id: place.weddingId,
      facility_id: place.facilityId,
      attendant_id: gift.attendantId,
      method: 'CREDIT',
      amount_yen: gift.amountYen,
      state: 'CAPTURED',
      recovery_point: 'finished',
      deadline_at: paidAt,
      masked_card_no: '************1111',
      card_brand: 'Visa',
      commission_rate: 500,
      captured_at: paidAt,
      processed_at: paidAt,
      created_at: paidAt,
      updated_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await seedCaptures(tx, [id]);
  await tx
    .insertInto('gift')
    .values({
      payment_id: id,
      wedding_id: place.weddingId,
      attendant_id: gift.attendantId,
      message: '心ばかりですが、お祝いの気持ちです。',
      created_at: paidAt,
    })
    .execute();
}

/** A host of a wedding, with an account. */
export async function seedHost(
  tx: Tx,
  host: { weddingId: WeddingId; name: string; email: string; passwordHash: string },
): Promise<void> {
  const { id } = await tx
    .insertInto('app_user')
    .values({ name: host.name, email: host.email, password_hash: host.passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('user_grant')
    .values({ user_id: id, scope: 'wedding', wedding_id: host.weddingId, role: 'organizer' })
    .execute();
}

/** Guests with what they sent: messages, each a leaf, and gift money. */
export async function seedGuests(
  tx: Tx,
  place: { weddingId: WeddingId; facilityId: FacilityId },
  guests: readonly Guest[],
  { now, passwordHash }: { now: Instant; passwordHash: string },
): Promise<void> {
  const { weddingId } = place;
  let leaves = 0;
  for (const [index, guest] of guests.entries()) {
    const number = index + 1;
    const attendantId = await seedGuest(tx, weddingId, guest, { number, now, passwordHash });
    if (guest.giftYen > 0) await seedGift(tx, place, { attendantId, amountYen: guest.giftYen, number, now });
    if (guest.message === '') continue;
    leaves += 1;
    await tx.insertInto('leaf').values({ wedding_id: weddingId, attendant_id: attendantId, number: leaves }).execute();
    await tx
      .insertInto('congratulation')
      .values({
        wedding_id: weddingId,
        attendant_id: attendantId,
        message: guest.message,
        created_at: at(now - (40 - number) * 60_000),
      })
      .execute();
  }
}
