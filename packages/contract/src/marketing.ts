import { RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { VIEWED_TYPES } from '@kotohogi/domain/marketing/funnel';
import { AGGREGATE_AREAS, ATTENDEE_BANDS } from '@kotohogi/domain/wedding/types';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { facilityPath } from './rules/params.ts';
import { filterQuery } from './rules/query.ts';

/** Filters of the weddings. */
export const marketingWeddings = {
  sorts: ['hall'],
  order: 'ASC',
  filters: {
    date: 'days',
    hallId: 'id',
    weddingAggregateArea: AGGREGATE_AREAS,
    numOfAttendeesDiv: ATTENDEE_BANDS,
    reservationId: 'text',
  },
} as const satisfies ListRules;

/** Filters of their guests. */
export const marketingGuests = {
  sorts: ['hall'],
  order: 'ASC',
  filters: { viewedType: VIEWED_TYPES, viewedRelationShip: RELATION_SHIPS, giftMoney: 'numbers' },
  needs: { giftMoney: 'facility:read:weddingPaymentState' },
} as const satisfies ListRules;

/** All filters of a facility's marketing figures (docs/product/marketing.md#filters). */
export const marketingList = {
  ...marketingGuests,
  filters: { ...marketingWeddings.filters, ...marketingGuests.filters },
} as const satisfies ListRules;

/** People at each step; null if a figure, or its difference from another, would describe one or two people. */
const people = z.object({
  register: z.nullable(z.number()),
  join: z.nullable(z.number()),
  live: z.nullable(z.number()),
  archive: z.nullable(z.number()),
  message: z.nullable(z.number()),
});
export type MarketingPeople = z.infer<typeof people>;

/** Null, as are all figures of gifts, for callers who may not read them (`facility:read:weddingPaymentState`). */
const gifts = z.nullable(z.object({ givers: z.nullable(z.number()), amountYen: z.nullable(z.number()) }));

const figures = { weddings: z.number(), people, gifts };

/** The people of one group, or of several small ones that were merged (docs/product/marketing.md#few-people). */
const groupOf = <S extends z.ZodMiniType>(key: S) => z.object({ keys: z.array(key), people });
/** Groups with only their number of people. */
const shareOf = <S extends z.ZodMiniType>(key: S) => z.object({ keys: z.array(key), people: z.number() });

const hallFigures = z.object({ halls: z.array(z.object({ id: z.number(), name: z.string() })), ...figures });

const charts = z.object({
  relationShip: z.array(groupOf(z.enum(RELATION_SHIPS))),
  area: z.array(groupOf(z.enum(AGGREGATE_AREAS))),
  numOfAttendeesDiv: z.array(groupOf(z.enum(ATTENDEE_BANDS))),
  /** By month of the ceremony in Japan, `yyyy-MM`. */
  month: z.array(groupOf(z.string())),
  /** Null if one of its groups has only one or two people: then none is shown. */
  viewedType: z.nullable(z.array(shareOf(z.enum(VIEWED_TYPES)))),
  /** By the lowest amount of the band. */
  giftMoney: z.nullable(z.array(shareOf(z.number()))),
});
export type MarketingCharts = z.infer<typeof charts>;

const access = 'facility:read:wedding';
const params = z.object(facilityPath);
const query = filterQuery(marketingList);

/** How guests of a facility's past ceremonies took part, without figures about single people. */
export const marketing = {
  summary: endpoint({
    name: 'marketing.summary',
    method: 'GET',
    path: '/facilities/:facilityId/marketing',
    summary: 'Returns how many guests reached each step, in the period and in the same period a year earlier.',
    ...{ access, params, query },
    output: z.object({
      ...figures,
      /** Fewer than three people are selected, or all but fewer than three. */
      isTooFew: z.boolean(),
      before: z.nullable(z.object({ from: z.string(), to: z.string(), ...figures })),
    }),
    timeout: 'none',
  }),
  charts: endpoint({
    name: 'marketing.charts',
    method: 'GET',
    path: '/facilities/:facilityId/marketing/charts',
    summary: 'Returns the same people by relation, area, number of guests, month, view type and gift money.',
    ...{ access, params, query },
    output: charts,
    timeout: 'none',
  }),
  table: endpoint({
    name: 'marketing.table',
    method: 'GET',
    path: '/facilities/:facilityId/marketing/table',
    summary: 'Returns the same people by hall, with the total.',
    ...{ access, params, query },
    output: z.object({ rows: z.array(hallFigures), total: z.object(figures) }),
    timeout: 'none',
  }),
  csv: endpoint({
    name: 'marketing.csv',
    method: 'GET',
    path: '/facilities/:facilityId/marketing/csv',
    summary: 'Exports the same people by wedding as CSV (UTF-8 with BOM, CRLF).',
    ...{ access, params, query },
    audit: 'facility',
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
};
export type MarketingSummary = z.infer<typeof marketing.summary.output>;
export type MarketingTable = z.infer<typeof marketing.table.output>;
