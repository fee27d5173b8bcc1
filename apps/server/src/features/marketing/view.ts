import type { MarketingCharts, MarketingPeople, MarketingTable } from '@kotohogi/contract/marketing';
import { type Counted, type Counts, VIEWED_TYPES, type ViewedType } from '@kotohogi/domain/marketing/funnel';
import { GIFT_BANDS_YEN } from '@kotohogi/domain/marketing/gift-bands';
import { allOrNone, type Group, mergeGroups, totalOf, visibleOf } from '@kotohogi/domain/marketing/protect';
import { ATTENDEE_BANDS } from '@kotohogi/domain/wedding/types';
import type { listChartGroups, listHallGroups } from './store.groups.ts';

type Visible = ReadonlySet<Counted>;

function toCounts([register = 0, join = 0, live = 0, archive = 0, message = 0, gift = 0]: readonly number[]): Counts {
  return { register, join, live, archive, message, gift };
}

/** Counts from the database; null without guests. */
interface CountedRow {
  readonly weddings?: number;
  readonly yen: number | null;
  readonly chosen: readonly number[] | null;
  readonly others: readonly number[] | null;
}

/** A row of the database as a group of guests. */
export function toGroup<Key>(row: CountedRow, ...keys: readonly Key[]): Group<Key> {
  const chosen = toCounts(row.chosen ?? []);
  return {
    keys,
    // A row without a number of weddings describes one wedding.
    weddings: row.weddings ?? Number(chosen.register > 0),
    giftYen: row.yen ?? 0,
    chosen,
    others: toCounts(row.others ?? []),
  };
}

/** The people of a group at the visible steps. */
export function toPeople({ chosen }: Pick<Group<never>, 'chosen'>, visible: Visible): MarketingPeople {
  const shown = (one: Counted) => (visible.has(one) ? chosen[one] : null);
  return {
    register: shown('register'),
    join: shown('join'),
    live: shown('live'),
    archive: shown('archive'),
    message: shown('message'),
  };
}

/** The figures of a group: weddings, people, and gifts for those who may see them. */
export function toFigures(group: Group<unknown>, visible: Visible, seesGifts: boolean) {
  const { weddings, giftYen, chosen } = group;
  const hasGifts = visible.has('gift');
  return {
    weddings,
    people: toPeople(group, visible),
    gifts: seesGifts ? { givers: hasGifts ? chosen.gift : null, amountYen: hasGifts ? giftYen : null } : null,
  };
}

type ChartRow = Awaited<ReturnType<typeof listChartGroups>>[number];

/** The groups of one chart by their keys. */
function groupsBy<Key>(rows: readonly ChartRow[], keyOf: (row: ChartRow) => Key | null): readonly Group<Key>[] {
  return rows.flatMap(row => {
    const key = keyOf(row);
    return key === null ? [] : [toGroup(row, key)];
  });
}

const inOrderOf =
  <Key>(order: readonly Key[]) =>
  (one: Group<Key>, other: Group<Key>) =>
    order.indexOf(one.keys[0] as Key) - order.indexOf(other.keys[0] as Key);

const byPeople = (one: Group<unknown>, other: Group<unknown>) => other.chosen.register - one.chosen.register;

/** The groups of guests by what they watched; either all groups or none are shown. */
function viewedGroups(rows: readonly ChartRow[], visible: Visible): MarketingCharts['viewedType'] {
  if (!visible.has('join') || !visible.has('live') || !visible.has('archive')) return null;
  const groups = allOrNone(
    groupsBy(rows, row => row.viewed_type),
    'join',
  );
  return (
    groups
      ?.toSorted(inOrderOf<ViewedType | 'none'>(['live', 'both', 'archive', 'none']))
      .flatMap(({ keys: [key], chosen }) => {
        const type = VIEWED_TYPES.find(one => one === key);
        return type === undefined || chosen.join === 0 ? [] : [{ keys: [type], people: chosen.join }];
      }) ?? null
  );
}

/** Guests by the amount they gave. */
function giftGroups(rows: readonly ChartRow[], visible: Visible): MarketingCharts['giftMoney'] {
  if (!visible.has('gift')) return null;
  const bands = groupsBy(rows, row => row.gift_band)
    .filter(({ keys: [band = 0] }) => band > 0)
    .toSorted((one, other) => (one.keys[0] ?? 0) - (other.keys[0] ?? 0));
  return mergeGroups(bands, new Set(['register'])).map(({ keys, chosen }) => ({
    keys: keys.flatMap(band => GIFT_BANDS_YEN[band - 1] ?? []),
    people: chosen.register,
  }));
}

const byMonth = (one: Group<string>, other: Group<string>) => (String(one.keys) < String(other.keys) ? -1 : 1);

/** The charts: groups with few people are merged with their neighbors (docs/product/marketing.md#few-people). */
export function toCharts(rows: readonly ChartRow[], seesGifts: boolean): MarketingCharts {
  const relations = groupsBy(rows, row => row.relation_ship);
  // Every chart is about the same people.
  const visible = visibleOf(totalOf(relations));
  const merged = <Key>(groups: readonly Group<Key>[]) =>
    mergeGroups(groups, visible).map(group => ({ keys: [...group.keys], people: toPeople(group, visible) }));
  return {
    relationShip: merged(relations.toSorted(byPeople)),
    area: merged(groupsBy(rows, row => row.wedding_aggregate_area).toSorted(byPeople)),
    numOfAttendeesDiv: merged(groupsBy(rows, row => row.num_of_attendees_div).toSorted(inOrderOf(ATTENDEE_BANDS))),
    month: merged(groupsBy(rows, row => row.month).toSorted(byMonth)),
    viewedType: viewedGroups(rows, visible),
    giftMoney: seesGifts ? giftGroups(rows, visible) : null,
  };
}

type HallRow = Awaited<ReturnType<typeof listHallGroups>>[number];

/** The table by hall, with the total of all rows. */
export function toTable(rows: readonly HallRow[], seesGifts: boolean): MarketingTable {
  const groups = rows.map(row => toGroup(row, { id: row.id, name: row.name }));
  const total = totalOf(groups);
  const visible = visibleOf(total);
  return {
    rows: mergeGroups(groups, visible).map(group => ({
      halls: [...group.keys],
      ...toFigures(group, visible, seesGifts),
    })),
    total: toFigures(total, visible, seesGifts),
  };
}
