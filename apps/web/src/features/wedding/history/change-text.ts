import type { HistoryRow } from '@kotohogi/contract/wedding-history';
import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { HistoryField, HistoryValue } from '@kotohogi/domain/wedding/history';
import { AGGREGATE_AREAS, ATTENDEE_BANDS, WEDDING_STATUSES } from '@kotohogi/domain/wedding/types';
import { dateTimeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { areaText } from '../../facility/index.ts';
import type { ja } from '../messages.ja.ts';
import { lifeText } from '../state-chips.tsx';
import { bandText, designText, giftsText } from '../wedding-texts.ts';

const t = textsOf<typeof ja>();

function labelOf(field: HistoryField): string {
  switch (field) {
    case 'hallName':
      return t('wedding.field.hall');
    case 'key':
      return t('wedding.field.key');
    case 'reservationId':
      return t('wedding.field.reservationId');
    case 'dateTime':
      return t('wedding.column.dateTime');
    case 'email':
      return t('wedding.field.email');
    case 'numOfAttendeesDiv':
      return t('wedding.field.band');
    case 'weddingAggregateArea':
      return t('wedding.field.area');
    case 'designPattern':
      return t('wedding.field.design');
    case 'usePay':
      return t('wedding.filter.usePay');
    case 'status':
      return t('wedding.filter.status');
  }
}

/** The text of one of the listed values; any other value is shown as it is. */
function listed<V extends string>(values: readonly V[], value: HistoryValue, textOf: (value: V) => string): string {
  const known = values.find(one => one === value);
  return known === undefined ? String(value) : textOf(known);
}

function valueText(field: HistoryField, value: HistoryValue): string {
  switch (field) {
    case 'dateTime':
      return typeof value === 'string' ? dateTimeText(parseJst(value)) : '–';
    case 'numOfAttendeesDiv':
      return listed(ATTENDEE_BANDS, value, bandText);
    case 'weddingAggregateArea':
      return listed(AGGREGATE_AREAS, value, areaText);
    case 'designPattern':
      return value === null ? designText(null) : listed(DESIGN_PATTERNS, value, designText);
    case 'usePay':
      return giftsText(value === true);
    case 'status':
      return value === 'active'
        ? t('wedding.history.active')
        : listed(
            WEDDING_STATUSES.filter(one => one !== 'active'),
            value,
            lifeText,
          );
    default:
      return value === null ? '–' : String(value);
  }
}

/** A changed field in words: 会場：チャペル → 神殿. The couple's former address is not kept. */
export function changeText({ field, from, to }: HistoryRow['changes'][number]): string {
  const label = labelOf(field);
  if (field === 'email') return t('wedding.history.set', { label, to: String(to) });
  return t('wedding.history.change', { label, from: valueText(field, from), to: valueText(field, to) });
}
