import type { MarketingCharts, MarketingPeople, MarketingSummary } from '@kotohogi/contract/marketing';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { areaText } from '../facility/index.ts';
import { bandText } from '../wedding/index.ts';
import { ColumnChart } from './column-chart.tsx';
import { viewedText } from './fields.ts';
import { GroupTable, type ShownGroup } from './group-table.tsx';
import styles from './marketing.module.css';
import type { ja } from './messages.ja.ts';
import { giftText, groupText, monthText } from './texts.ts';

const t = textsOf<typeof ja>();

interface Group<Key> {
  readonly keys: readonly Key[];
  readonly people: MarketingPeople;
}

const shown = <Key,>(groups: readonly Group<Key>[], textOf: (key: Key) => string, isOrdered = false): ShownGroup[] =>
  groups.map(({ keys, people }) => ({
    label: groupText(keys, textOf, isOrdered),
    count: people.register ?? 0,
    people,
  }));

const byMonth = (month: MarketingCharts['month']) =>
  month.map(({ keys, people }) => ({
    label: groupText(keys, monthText, true),
    count: people.register ?? 0,
    part: { label: t('marketing.step.live'), count: people.live },
  }));

export interface ChartsProps {
  readonly charts: MarketingCharts;
  readonly gifts: MarketingSummary['gifts'] | undefined;
}

/** The same people, grouped in several ways. */
export function Charts({ charts, gifts }: ChartsProps) {
  const { viewedType, relationShip, area, numOfAttendeesDiv, giftMoney, month } = charts;
  const giftTotal =
    gifts?.givers == null || gifts.amountYen === null
      ? undefined
      : t('marketing.gift.total', { givers: gifts.givers, total: yenText(gifts.amountYen) });
  return (
    <>
      <ColumnChart
        title={t('marketing.month')}
        legend={[t('marketing.step.register'), t('marketing.step.live')]}
        columns={byMonth(month)}
      />
      <div className={styles.pair}>
        <GroupTable
          title={t('marketing.viewed')}
          groups={
            viewedType?.map(({ keys, people }) => ({ label: groupText(keys, viewedText, false), count: people })) ??
            null
          }
        />
        <GroupTable
          title={t('marketing.relation')}
          groups={shown(relationShip, key => t(`marketing.relation.${key}`))}
        />
        <GroupTable title={t('marketing.area')} groups={shown(area, areaText)} />
        <GroupTable title={t('marketing.band')} groups={shown(numOfAttendeesDiv, bandText, true)} />
      </div>
      {giftMoney !== null && giftMoney.length > 0 && (
        <ColumnChart
          title={t('marketing.gift')}
          aside={giftTotal}
          tone="gift"
          columns={giftMoney.map(({ keys, people }) => ({ label: giftText(keys), count: people }))}
        />
      )}
    </>
  );
}
