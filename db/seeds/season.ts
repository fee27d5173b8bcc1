import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import type { AggregateArea, WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import { seedCaptures, seedTransfers } from './ledger.ts';
import { COUPLES, GUESTS } from './people.ts';
import { at, type Place, seedWedding, type Tx } from './rows.ts';

/** The demo's past ceremonies: one every two weeks for two years, so that a year has another one to compare with. */
export const SEASON_WEDDINGS = 54;
const APART_DAYS = 14;
const LATEST_DAYS_AGO = 24;
/** Ids after the other weddings of the demo. */
const FIRST_INDEX = 50;

const AREAS: readonly [AggregateArea, ...AggregateArea[]] = [
  'nagano',
  'syutoken',
  'nagano',
  'gunma',
  'syutoken',
  'inb',
  'kansai',
  'nagano',
];
const GIFTS_YEN = [3_000, 5_000, 10_000, 10_000, 10_000, 20_000, 30_000, 30_000, 50_000, 100_000] as const;
const MESSAGES = [
  '末永くお幸せに！',
  'とても温かい式でした。おめでとうございます。',
  '画面ごしでも涙が出ました。どうぞお幸せに。',
  '今度ゆっくりお祝いさせてね。',
] as const;

/** A number from 0 to 1 that is the same at every start. */
function chance(seed: number): number {
  const mixed = Math.imul(Math.imul(seed + 1, 0x9e3779b1) ^ (seed >>> 3), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

const oneOf = <const T>(all: readonly [T, ...T[]], seed: number): T =>
  all[Math.floor(chance(seed) * all.length)] ?? all[0];

/** What a guest of a past ceremony did; more guests take part in later weddings. */
function guestOf(number: number, weeks: number) {
  const seed = weeks * 1_000 + number * 7;
  const more = 0.15 * (1 - weeks / SEASON_WEDDINGS);
  const isAbsent = chance(seed) > 0.78 + more;
  const hasWatchedLive = !isAbsent && chance(seed + 1) < 0.62 + more;
  const hasWatchedArchive = !isAbsent && chance(seed + 2) < 0.34 + more;
  const hasWritten = (hasWatchedLive || hasWatchedArchive) && chance(seed + 3) < 0.55 + more;
  const { last = '', lastKana = '' } = GUESTS[Math.floor(chance(seed + 4) * GUESTS.length)] ?? {};
  const { first = '', firstKana = '' } = GUESTS[Math.floor(chance(seed + 5) * GUESTS.length)] ?? {};
  return {
    message: hasWritten ? oneOf(MESSAGES, seed + 6) : '',
    giftYen: hasWatchedLive && chance(seed + 8) < 0.45 ? oneOf(GIFTS_YEN, seed + 9) : 0,
    row: {
      name: `${last} ${first}`,
      name_kana: `${lastKana} ${firstKana}`,
      answer: isAbsent ? 'absence' : hasWatchedLive ? 'attendance' : 'view-archive',
      relation_ship: oneOf(['friend', 'friend', 'friend', 'family', 'family', 'workplace'], seed + 10),
      watched_live_seconds: hasWatchedLive ? 1_800 : 0,
      watched_archive_seconds: hasWatchedArchive ? 900 : 0,
    } as const,
  };
}

type Season = Place & { readonly weddingId: WeddingId; readonly when: Instant };

interface Sent {
  readonly attendantId: AttendantId;
  readonly message: string;
  readonly giftYen: number;
}

async function seedMessages(tx: Tx, { weddingId, when }: Season, sent: readonly Sent[]): Promise<void> {
  const written = sent.filter(({ message }) => message !== '');
  if (written.length === 0) return;
  const of = { wedding_id: weddingId, created_at: at(when) };
  await tx
    .insertInto('leaf')
    .values(written.map(({ attendantId }, index) => ({ ...of, attendant_id: attendantId, number: index + 1 })))
    .execute();
  await tx
    .insertInto('congratulation')
    .values(written.map(({ attendantId, message }) => ({ ...of, attendant_id: attendantId, message })))
    .execute();
}

async function seedGifts(tx: Tx, { facilityId, weddingId, when }: Season, sent: readonly Sent[]): Promise<void> {
  const given = sent.filter(({ giftYen }) => giftYen > 0);
  if (given.length === 0) return;
  const paidAt = at(when);
  const payments = await tx
    .insertInto('payment')
    .values(
      given.map(({ attendantId, giftYen }) => ({
        order_id: `0011-DEMO-S${attendantId}`,
        purpose: 'gift' as const,
        method: 'CREDIT' as const,
        state: 'CAPTURED' as const,
        recovery_point: 'finished' as const,
        ...{ facility_id: facilityId, wedding_id: weddingId, attendant_id: attendantId },
        ...{ amount_yen: giftYen, commission_rate: 500, masked_card_no: '************1111', card_brand: 'Visa' },
        ...{ deadline_at: paidAt, captured_at: paidAt, processed_at: paidAt, created_at: paidAt, updated_at: paidAt },
      })),
    )
    .returning(['id', 'attendant_id'])
    .execute();
  await seedCaptures(
    tx,
    payments.map(({ id }) => id),
  );
  await tx
    .insertInto('gift')
    .values(
      payments.flatMap(({ id, attendant_id }) =>
        attendant_id === null ? [] : [{ payment_id: id, wedding_id: weddingId, attendant_id, created_at: paidAt }],
      ),
    )
    .execute();
}

/** The latest ceremonies show the steps of a transfer. */
const TRANSFERS = ['not-payment', 'processed', 'deposit-failure'] as const;

async function seedAccount(tx: Tx, weddingId: WeddingId, now: Instant): Promise<void> {
  await tx
    .insertInto('deposit_account')
    .values({
      ...{ wedding_id: weddingId, bank_name: 'みずほ銀行', bank_name_kana: 'ミズホ', bank_number: '0001' },
      ...{ branch_name: '東京営業部', branch_name_kana: 'トウキヨウ', branch_number: '001', type: 1 },
      ...{ account_number: '1234567', account_holder: 'タカハシ ハルト', updated_at: at(now) },
    })
    .execute();
}

/** The guests of one ceremony; without addresses, so that no mail is sent to them. */
async function seedSeasonGuests(tx: Tx, season: Season, weeks: number): Promise<void> {
  const guests = Array.from({ length: 24 + Math.floor(chance(weeks) * 40) }, (_, number) => guestOf(number, weeks));
  const ids = await tx
    .insertInto('attendant')
    .values(
      guests.map(({ row }) => ({ ...row, wedding_id: season.weddingId, answered_at: at(season.when - 30 * DAY_MS) })),
    )
    .returning('id')
    .execute();
  const sent = ids.flatMap(({ id }, index) => {
    const guest = guests[index];
    return guest === undefined ? [] : [{ ...guest, attendantId: id }];
  });
  await seedMessages(tx, season, sent);
  await seedGifts(tx, season, sent);
}

type Past = Place & {
  readonly weddingId: WeddingId;
  readonly startsAt: Instant;
  readonly transfer: WeddingPaymentState;
};

/** Accounts of earlier weddings are erased. */
const ACCOUNT_KEPT_MS = 75 * DAY_MS;

/**
 * What became of a past ceremony: its guests, their gifts, and the account that the couple is paid to. Its transfer is
 * seeded afterwards, because it is of everything that the couple is owed. `number` chooses who came and what they gave.
 */
export async function seedPast(
  tx: Tx,
  { transfer, startsAt, ...place }: Past,
  { number, now }: { readonly number: number; readonly now: Instant },
): Promise<void> {
  if (now - startsAt < ACCOUNT_KEPT_MS) await seedAccount(tx, place.weddingId, startsAt);
  const doneAt = instant(Math.min(startsAt + 10 * DAY_MS, now - HOUR_MS));
  await tx
    .updateTable('wedding')
    .set({ wedding_aggregate_area: oneOf(AREAS, number), payment_state: transfer })
    .set({ payment_state_at: transfer === 'not-payment' ? null : at(doneAt) })
    .where('id', '=', place.weddingId)
    .execute();
  await seedSeasonGuests(tx, { ...place, when: instant(startsAt + HOUR_MS) }, number);
}

/** Seeds the ceremonies of the past two years with the actions of their guests, for the figures of the venue. */
export async function seedSeason(tx: Tx, places: readonly Place[], now: Instant): Promise<void> {
  for (let index = 0; index < SEASON_WEDDINGS; index += 1) {
    const place = places[index % places.length];
    const couple = COUPLES[(index * 7) % COUPLES.length];
    if (place === undefined || couple === undefined) continue;
    const day = addDays(dateOf(now), -LATEST_DAYS_AGO - index * APART_DAYS);
    const startsAt = instant(atJst(day) + (10 + (index % 5)) * HOUR_MS);
    const weddingId = await seedWedding(
      tx,
      {
        ...{ index: FIRST_INDEX + index, key: `season-${String(index + 1).padStart(2, '0')}`, place, startsAt, couple },
        ...{ status: 'active', paymentState: 'not-payment', isPublished: true },
        ...{ replyDeadline: addDays(day, -7) },
      },
      now,
    );
    await seedPast(
      tx,
      { ...place, weddingId, startsAt, transfer: TRANSFERS[index] ?? 'deposited' },
      { number: index, now },
    );
  }
  await seedTransfers(tx);
}
