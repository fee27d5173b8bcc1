import type { HallRow } from '@kotohogi/contract/hall';
import { marketingList } from '@kotohogi/contract/marketing';
import { RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { VIEWED_TYPES, type ViewedType } from '@kotohogi/domain/marketing/funnel';
import { AGGREGATE_AREAS, ATTENDEE_BANDS } from '@kotohogi/domain/wedding/types';
import { textsOf } from '../../shell/i18n/text.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { areaText } from '../facility/index.ts';
import { bandText } from '../wedding/index.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export const viewedText = (type: ViewedType): string => t(`marketing.viewed.${type}`);

const choices = <Value extends string>(values: readonly Value[], textOf: (value: Value) => string) =>
  values.map(value => ({ value, label: textOf(value) }));

/** The filters that the user may use. */
export function marketingFields(halls: readonly HallRow[], abilities: ReadonlySet<string>) {
  return filterFields(marketingList, {
    abilities,
    labelOf: name => t(`marketing.filter.${name}`),
    looks: {
      hallId: { size: 'medium', options: halls.map(hall => ({ value: String(hall.id), label: hall.name })) },
      weddingAggregateArea: { options: choices(AGGREGATE_AREAS, areaText) },
      numOfAttendeesDiv: { options: choices(ATTENDEE_BANDS, bandText) },
      reservationId: { size: 'medium' },
      viewedType: { options: choices(VIEWED_TYPES, viewedText) },
      viewedRelationShip: { options: choices(RELATION_SHIPS, value => t(`marketing.relation.${value}`)) },
    },
  });
}
