import { type MarketingPeople, marketing } from '@kotohogi/contract/marketing';
import { seedTransfers } from '@kotohogi/db/seeds/ledger';
import { ANSWERS, type Answer, RELATION_SHIPS, type RelationShip } from '@kotohogi/domain/attendant/types';
import type { AttendantId, FacilityId, HallId } from '@kotohogi/domain/kernel/ids';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { FacilityRole } from '@kotohogi/domain/permission/names';
import type { AggregateArea, AttendeeBand, WeddingStatus } from '@kotohogi/domain/wedding/types';
import { type MarketingSearch, readTotal } from '@kotohogi/server/features/marketing/store';
import { listChartGroups, listHallGroups, listWeddingGroups } from '@kotohogi/server/features/marketing/store.groups';
import { mint } from '@kotohogi/server/gate/scope';
import { at } from '@kotohogi/server/platform/db/instants';
import { type BuiltVenue, buildHall, buildVenue, buildWedding } from '@kotohogi/testkit/builders';
import { signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { seededRandom } from '@kotohogi/themes/drawing/random';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NOW = parseJst('2026-11-20 10:00');
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.set(NOW));
afterAll(async () => {
  await product.stop();
});

interface Guest {
  readonly answer: Answer;
  readonly relationShip: RelationShip;
  readonly liveSeconds: number;
  readonly archiveSeconds: number;
  readonly messages: number;
  readonly giftsYen: readonly number[];
  readonly isBlocked: boolean;
}

interface Wedding {
  readonly date: string;
  readonly hallId: HallId;
  readonly area: AggregateArea;
  readonly band: AttendeeBand;
  readonly reservationId: string;
  readonly status: WeddingStatus;
  readonly guests: readonly Guest[];
}

const A_GUEST: Guest = {
  answer: 'attendance',
  relationShip: 'friend',
  liveSeconds: 0,
  archiveSeconds: 0,
  messages: 0,
  giftsYen: [],
  isBlocked: false,
};

async function insertGifts(
  facilityId: FacilityId,
  weddingId: number,
  attendantId: AttendantId,
  amounts: readonly number[],
) {
  const when = at(parseJst('2026-10-01 10:00'));
  const times = { deadline_at: when, captured_at: when, created_at: when, updated_at: when };
  const payment = {
    facility_id: facilityId,
    attendant_id: attendantId,
    method: 'CREDIT',
    commission_rate: 500,
    ...times,
  } as const;
  for (const amount_yen of amounts) {
    await product.db
      .insertInto('payment')
      .values([
        { ...payment, wedding_id: weddingId as never, purpose: 'gift', state: 'CAPTURED', amount_yen },
        // Neither refunded money nor the price of a recording is gift money.
        { ...payment, wedding_id: weddingId as never, purpose: 'gift', state: 'REFUNDED', amount_yen: 99_000 },
        { ...payment, wedding_id: weddingId as never, purpose: 'archive-video', state: 'CAPTURED', amount_yen: 5_500 },
      ])
      .execute();
  }
}

async function insertWedding(facilityId: FacilityId, wedding: Wedding): Promise<void> {
  const { db } = product;
  const { hallId, date, area, band, reservationId, status, guests } = wedding;
  const { weddingId } = await buildWedding(db, { facilityId, hallId, startsAt: parseJst(`${date} 13:00`) });
  await db
    .updateTable('wedding')
    .set({ wedding_aggregate_area: area, num_of_attendees_div: band, reservation_id: reservationId, status })
    .where('id', '=', weddingId)
    .execute();
  for (const guest of guests) {
    const { id } = await db
      .insertInto('attendant')
      .values({
        wedding_id: weddingId,
        name: '山本 直樹',
        answer: guest.answer,
        relation_ship: guest.relationShip,
        watched_live_seconds: guest.liveSeconds,
        watched_archive_seconds: guest.archiveSeconds,
        ng: guest.isBlocked,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let message = 0; message < guest.messages; message += 1) {
      await db
        .insertInto('congratulation')
        .values({ wedding_id: weddingId, attendant_id: id, message: 'おめでとう' })
        .execute();
    }
    await insertGifts(facilityId, weddingId, id, guest.giftsYen);
  }
}

const staffOf = ({ facilityId }: BuiltVenue, role: FacilityRole = 'manager') =>
  signInUser(product, { scope: 'facility', facilityId, role });

/** Counts guests without SQL, by the definitions of the product page. */
function naive(guests: readonly Guest[]): MarketingPeople {
  const count = (has: (guest: Guest) => boolean) => guests.filter(has).length;
  return {
    register: guests.length,
    join: count(
      one => one.answer !== 'absence' || one.liveSeconds >= 60 || one.archiveSeconds >= 60 || one.messages > 0,
    ),
    live: count(one => one.liveSeconds >= 60),
    archive: count(one => one.archiveSeconds >= 60),
    message: count(one => one.messages > 0),
  };
}

/** A season of random weddings in two halls, with some that are not counted. */
async function buildSeason(guestsOfEach = 40) {
  const place = await buildVenue(product.db);
  const halls = [place.hallId, await buildHall(product.db, place.facilityId, '神殿 白鳳')];
  const random = seededRandom(20_261_120);
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const guest = (): Guest => ({
    answer: oneOf(ANSWERS),
    relationShip: oneOf(RELATION_SHIPS),
    liveSeconds: oneOf([0, 45, 60, 3_600]),
    archiveSeconds: oneOf([0, 0, 59, 75]),
    messages: oneOf([0, 0, 1, 2]),
    giftsYen: oneOf([[], [], [3_000], [10_000, 20_000], [100_000]]),
    isBlocked: random() < 0.1,
  });
  const weddings = Array.from(
    { length: 12 },
    (_, index): Wedding => ({
      date: `2026-${String(3 + Math.floor(index / 2)).padStart(2, '0')}-${index % 2 === 0 ? '07' : '21'}`,
      hallId: oneOf(halls),
      area: (['nagano', 'syutoken', 'inb'] as const)[Math.floor(index / 4)] ?? 'nagano',
      band: (['-', '2', '6'] as const)[index % 3] ?? '-',
      reservationId: `${index < 6 ? 'A' : 'B'}-${index}`,
      status: 'active',
      guests: Array.from({ length: guestsOfEach }, guest),
    }),
  );
  const [some] = weddings as [Wedding];
  for (const one of [
    ...weddings,
    { ...some, reservationId: 'X-1', status: 'canceled' as const },
    { ...some, reservationId: 'X-2', status: 'postponed' as const },
    { ...some, reservationId: 'X-3', date: '2026-12-25' },
  ])
    await insertWedding(place.facilityId, one);
  const of = (has: (wedding: Wedding) => boolean, isCounted: (guest: Guest) => boolean = () => true) =>
    weddings.filter(has).flatMap(({ guests }) => guests.filter(one => !one.isBlocked && isCounted(one)));
  return { place, halls, weddings, of };
}

const given = (guest: Guest) => guest.giftsYen.reduce((sum, yen) => sum + yen, 0);

describe('given a season of random weddings', () => {
  test('then the figures, charts and table agree with a count without SQL, under every filter', async () => {
    const { place, halls, of } = await buildSeason();
    const staff = await staffOf(place);
    const params = { facilityId: place.facilityId };
    const all = () => true;
    const cases: readonly (readonly [Record<string, unknown>, readonly Guest[]])[] = [
      [{}, of(all)],
      [
        { dateFrom: '2026-04-07', dateTo: '2026-06-21' },
        of(one => one.date >= '2026-04-07' && one.date <= '2026-06-21'),
      ],
      [{ hallId: halls[1] }, of(one => one.hallId === halls[1])],
      [{ weddingAggregateArea: 'inb' }, of(one => one.area === 'inb')],
      [{ numOfAttendeesDiv: '-' }, of(one => one.band === '-')],
      [{ reservationId: 'A-' }, of(one => one.reservationId.startsWith('A-'))],
      [{ viewedType: 'live' }, of(all, one => one.liveSeconds >= 60 && one.archiveSeconds < 60)],
      [{ viewedType: 'archive' }, of(all, one => one.liveSeconds < 60 && one.archiveSeconds >= 60)],
      [{ viewedType: 'both' }, of(all, one => one.liveSeconds >= 60 && one.archiveSeconds >= 60)],
      [{ viewedRelationShip: 'family' }, of(all, one => one.relationShip === 'family')],
      [{ giftMoneyMin: 30_000 }, of(all, one => given(one) >= 30_000)],
      [{ giftMoneyMax: 30_000 }, of(all, one => given(one) > 0 && given(one) <= 30_000)],
      [{ giftMoneyMin: 'much', viewedType: 'never' }, of(all)],
    ];
    for (const [query, guests] of cases) {
      const name = JSON.stringify(query);
      const input = { params, query };
      const { body: summary } = await staff.call(marketing.summary, input);
      expect(summary.people, name).toEqual(naive(guests));
      expect(summary.gifts, name).toEqual({
        givers: guests.filter(one => given(one) > 0).length,
        amountYen: guests.reduce((sum, one) => sum + given(one), 0),
      });
      const { body: table } = await staff.call(marketing.table, input);
      expect(table.total.people, name).toEqual(summary.people);
      expect(
        table.rows.reduce((sum, row) => sum + (row.people.live ?? 0), 0),
        name,
      ).toBe(summary.people.live);
      const { body: charts } = await staff.call(marketing.charts, input);
      for (const chart of [charts.relationShip, charts.area, charts.numOfAttendeesDiv, charts.month]) {
        expect(
          chart.reduce((sum, group) => sum + (group.people.register ?? 0), 0),
          name,
        ).toBe(summary.people.register);
      }
      for (const { keys, people } of charts.relationShip) {
        expect(people, name).toEqual(naive(guests.filter(one => (keys as string[]).includes(one.relationShip))));
      }
      expect(
        charts.giftMoney?.reduce((sum, group) => sum + group.people, 0),
        name,
      ).toBe(summary.gifts?.givers);
    }
  });

  test('then the file has the filters and adds up to the figures, with a row for each wedding that can be shown', async () => {
    const { place, weddings, of } = await buildSeason();
    const staff = await staffOf(place);
    const query = { viewedRelationShip: 'friend' };
    const answer = await staff.send(marketing.csv, { params: { facilityId: place.facilityId }, query });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="marketing-2026-11-20.csv"');
    const [header, ...lines] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(header).toBe(
      'reservationId,dateFrom,dateTo,hall,weddingAggregateArea,numOfAttendeesDiv,viewedType,viewedRelationShip,' +
        'giftMoneyMin,giftMoneyMax,weddings,register,join,live,archive,message,giftCount,giftSum',
    );
    const rows = lines.map(line => line.split(','));
    expect(rows.flatMap(([reservations = '']) => reservations.split('; '))).toEqual(
      weddings.map(({ reservationId }) => reservationId),
    );
    const sums = [11, 12, 13, 14, 15].map(column => rows.reduce((sum, row) => sum + Number(row[column]), 0));
    const { register, join, live, archive, message } = naive(
      of(
        () => true,
        one => one.relationShip === 'friend',
      ),
    );
    expect(sums).toEqual([register, join, live, archive, message]);
    expect(rows.every(row => row[7] === 'friend')).toBe(true);
    for (const row of rows) expect(row.slice(11, 17).filter(one => one === '1' || one === '2')).toEqual([]);
    const audit = await product.db
      .selectFrom('audit')
      .select('action')
      .where('facility_id', '=', place.facilityId)
      .execute();
    expect(audit).toEqual([{ action: 'marketing.csv' }]);
  });
});

/** Any combination of the filters, most of them alone or in pairs. */
function randomQuery(random: () => number, halls: readonly HallId[]): MarketingSearch['query'] {
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const filters: readonly (readonly [string, readonly unknown[]])[] = [
    ['dateFrom', ['2026-03-07', '2026-04-21', '2026-06-08']],
    ['dateTo', ['2026-05-07', '2026-08-20', '2027-12-31']],
    ['hallId', halls],
    ['weddingAggregateArea', ['nagano', 'syutoken', 'inb']],
    ['numOfAttendeesDiv', ['-', '2', '6']],
    ['reservationId', ['A', 'B-', 'A-1', 'X']],
    ['viewedType', ['live', 'archive', 'both']],
    ['viewedRelationShip', RELATION_SHIPS],
    ['giftMoneyMin', [1, 3_000, 30_000, 30_001]],
    ['giftMoneyMax', [2_999, 30_000, 100_000]],
  ];
  const chosen = filters.flatMap(([name, all]) => (random() < 0.25 ? [[name, String(oneOf(all))] as const] : []));
  return marketing.summary.query.parse(Object.fromEntries(chosen));
}

describe('given a season of which weddings are erased', () => {
  beforeEach(() => product.clock.set(parseJst('2027-06-01 03:45')));

  const erase = async ({ facilityId }: BuiltVenue, which = sql<boolean>`true`) => {
    await product.db
      .updateTable('wedding')
      .set({ payment_state: 'deposited', erase_on: '2027-05-30' })
      .where('facility_id', '=', facilityId)
      .where(which)
      .execute();
    await seedTransfers(product.db);
    await product.runJob('weddingErasure.erase');
  };

  test('when every count is read before and after, with any filters, then it is the same to the unit', async () => {
    const { place, halls } = await buildSeason(4);
    const { db, clock } = product;
    const scope = mint.facility(place);
    const random = seededRandom(20_261_123);
    const searches = Array.from(
      { length: 16 },
      (_, index): MarketingSearch => ({
        query: index < 2 ? marketing.summary.query.parse({}) : randomQuery(random, halls),
        now: clock.now(),
        seesGifts: index % 3 !== 1,
      }),
    );
    const readAll = async () => {
      const counts: unknown[] = [];
      for (const search of searches) {
        counts.push({
          search,
          total: await readTotal(db, scope, search),
          charts: (await listChartGroups(db, scope, search)).map(row => JSON.stringify(row)).sort(),
          halls: await listHallGroups(db, scope, search),
          weddings: (await listWeddingGroups(db, scope, search, { after: undefined, limit: 100 })).filter(
            ({ chosen }) => chosen !== null,
          ),
        });
      }
      return counts;
    };
    const staff = await staffOf(place);
    const file = async () => (await staff.send(marketing.csv, { params: { facilityId: place.facilityId } })).text();
    const [before, fileBefore] = [await readAll(), await file()];
    await erase(place, sql<boolean>`(id % 2 = 0 or status = 'canceled')`);
    expect(await readAll()).toEqual(before);
    expect(await file()).toBe(fileBefore);
  });

  test('when figures are read while weddings are erased, then no guest is counted twice or left out', async () => {
    const { place } = await buildSeason(2);
    const search = { query: marketing.summary.query.parse({}), now: product.clock.now(), seesGifts: true };
    const read = () => readTotal(product.db, mint.facility(place), search);
    const before = await read();
    let isErasing = true;
    const erasing = erase(place).finally(() => {
      isErasing = false;
    });
    while (isErasing) expect(await read()).toEqual(before);
    await erasing;
    expect(await read()).toEqual(before);
    const statuses = await product.db
      .selectFrom('attendant')
      .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
      .select('wedding.status')
      .distinct()
      .where('wedding.facility_id', '=', place.facilityId)
      .where('attendant.erased_at', 'is', null)
      .execute();
    expect(statuses).toEqual([{ status: 'postponed' }]);
  });
});

/** Weddings with guests who all did the same. */
async function buildPlain(weddings: readonly (Partial<Wedding> & Pick<Wedding, 'guests'>)[]) {
  const place = await buildVenue(product.db);
  for (const [index, wedding] of weddings.entries()) {
    await insertWedding(place.facilityId, {
      ...{ date: '2026-10-10', hallId: place.hallId, area: 'nagano', band: '2', status: 'active' },
      reservationId: `P-${index}`,
      ...wedding,
    });
  }
  return place;
}

const many = (count: number, more: Partial<Guest> = {}) =>
  Array.from({ length: count }, () => ({ ...A_GUEST, ...more }));

describe('given few people', () => {
  test('when a group has two, then it is merged with another, and a figure of two is not shown', async () => {
    const place = await buildPlain([
      { guests: [...many(9), ...many(4, { relationShip: 'workplace' }), ...many(2, { relationShip: 'family' })] },
      { guests: many(2, { archiveSeconds: 600 }), date: '2026-09-10' },
    ]);
    const staff = await staffOf(place);
    const input = { params: { facilityId: place.facilityId } };
    const { body: charts } = await staff.call(marketing.charts, input);
    expect(charts.relationShip.map(({ keys, people }) => [keys, people.register])).toEqual([
      [['friend'], 11],
      [['workplace', 'family'], 6],
    ]);
    expect(charts.month.map(({ keys }) => keys)).toEqual([['2026-09', '2026-10']]);
    expect(charts.viewedType).toBeNull();
    const { body: summary } = await staff.call(marketing.summary, input);
    expect(summary.people).toEqual({ register: 17, join: 17, live: 0, archive: null, message: 0 });
  });

  test('when a filter selects two people, or all but two, then no figure is shown anywhere', async () => {
    const place = await buildPlain([{ guests: [...many(9), ...many(2, { relationShip: 'family' })] }]);
    const staff = await staffOf(place);
    for (const viewedRelationShip of ['family', 'friend']) {
      const input = { params: { facilityId: place.facilityId }, query: { viewedRelationShip } };
      const { body: summary } = await staff.call(marketing.summary, input);
      expect(summary).toMatchObject({ isTooFew: true, people: { register: null, join: null } });
      const { body: charts } = await staff.call(marketing.charts, input);
      expect(charts).toEqual({
        ...{ relationShip: [], area: [], numOfAttendeesDiv: [], month: [], viewedType: null, giftMoney: null },
      });
      const { body: table } = await staff.call(marketing.table, input);
      expect(table.rows).toEqual([]);
      expect(table.total.people.register).toBeNull();
      const file = await (await staff.send(marketing.csv, input)).text();
      expect(file.trim().split('\r\n')).toHaveLength(1);
    }
  });

  test('when a facility has no weddings yet, then the figures are zero and there are no groups', async () => {
    const place = await buildVenue(product.db);
    const { body } = await (await staffOf(place)).call(marketing.summary, { params: { facilityId: place.facilityId } });
    expect(body).toMatchObject({ weddings: 0, isTooFew: false, people: { register: 0, message: 0 }, before: null });
  });
});

test('given a period, then it is compared with the same days a year earlier, up to today', async () => {
  const place = await buildPlain([
    { guests: many(8, { messages: 1 }), date: '2026-11-02' },
    { guests: many(5), date: '2025-11-02' },
    { guests: many(7), date: '2025-11-25' },
  ]);
  const staff = await staffOf(place);
  const ask = async (query: Record<string, unknown>) =>
    (await staff.call(marketing.summary, { params: { facilityId: place.facilityId }, query })).body;
  expect(await ask({ dateFrom: '2026-11-01', dateTo: '2026-11-30' })).toMatchObject({
    weddings: 1,
    people: { register: 8, message: 8 },
    before: { from: '2025-11-01', to: '2025-11-20', weddings: 1, people: { register: 5, message: 0 } },
  });
  expect((await ask({ dateTo: '2026-11-30' })).before).toBeNull();
});

describe('given the permissions', () => {
  test('then a role that may not read payments gets no gift figure, and cannot filter by gift money', async () => {
    const place = await buildPlain([{ guests: [...many(6, { giftsYen: [10_000] }), ...many(6)] }]);
    const viewer = await staffOf(place, 'viewer');
    const input = { params: { facilityId: place.facilityId }, query: { giftMoneyMin: 5_000 } };
    const { body: summary } = await viewer.call(marketing.summary, input);
    expect(summary).toMatchObject({ people: { register: 12 }, gifts: null });
    expect((await viewer.call(marketing.charts, input)).body.giftMoney).toBeNull();
    expect((await viewer.call(marketing.table, input)).body.total.gifts).toBeNull();
    const file = await (await viewer.send(marketing.csv, input)).text();
    expect(file).not.toContain('giftSum');
    expect((await (await staffOf(place)).call(marketing.summary, input)).body.people.register).toBe(6);
  });

  test('then another facility is not found, and none of its guests is counted', async () => {
    const place = await buildPlain([{ guests: many(6) }]);
    const foreign = await buildPlain([{ guests: many(50) }]);
    const staff = await staffOf(place);
    for (const row of [marketing.summary, marketing.charts, marketing.table, marketing.csv]) {
      expect((await staff.call(row, { params: { facilityId: foreign.facilityId } })).status).toBe(404);
    }
    const query = { hallId: foreign.hallId };
    const input = { params: { facilityId: place.facilityId } };
    expect((await staff.call(marketing.summary, { ...input, query })).body.people.register).toBe(0);
    expect((await staff.call(marketing.summary, input)).body.people.register).toBe(6);
  });
});
