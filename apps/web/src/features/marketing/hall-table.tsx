import type { MarketingTable } from '@kotohogi/contract/marketing';
import { STEPS } from '@kotohogi/domain/marketing/funnel';
import { type Columns, DataTable, type TableData } from '@kotohogi/ui/data-table';
import { joinedText } from '../../shell/formats.office.ts';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';
import { peopleText } from './texts.ts';

const t = textsOf<typeof ja>();

type Figures = MarketingTable['total'];
type HallFigures = MarketingTable['rows'][number];

interface Row extends HallFigures {
  readonly id: number;
}

const FIGURES = ['weddings', ...STEPS, 'givers', 'giftTotal'] as const;
type Figure = (typeof FIGURES)[number];

function figureText(figures: Figures, figure: Figure): string {
  const { weddings, people, gifts } = figures;
  if (figure === 'weddings') return numberText(weddings);
  if (figure === 'givers') return peopleText(gifts?.givers ?? null);
  return peopleText(figure === 'giftTotal' ? (gifts?.amountYen ?? null) : people[figure]);
}

const headerOf = (figure: Figure): string =>
  figure === 'weddings' || figure === 'givers' || figure === 'giftTotal'
    ? t(`marketing.${figure}`)
    : t(`marketing.step.${figure}`);

export interface HallTableProps {
  readonly data: TableData<HallFigures & { readonly id: number }>;
  readonly total: Figures | undefined;
  readonly hasGifts: boolean;
}

/** Rows of the table by hall: a hall with few guests is merged with another, so a row may name several. */
export const hallRows = ({ rows }: MarketingTable): readonly Row[] =>
  rows.map(row => ({ ...row, id: row.halls[0]?.id ?? 0 }));

/** The figures of each hall, and of all. */
export function HallTable({ data, total, hasGifts }: HallTableProps) {
  const figures = FIGURES.filter(figure => hasGifts || (figure !== 'givers' && figure !== 'giftTotal'));
  const columns: Columns<Row> = [
    {
      id: 'hall',
      header: t('marketing.hall'),
      cell: row =>
        joinedText(
          'list',
          row.halls.map(({ name }) => name),
        ),
    },
    ...figures.map(figure => ({
      id: figure,
      header: headerOf(figure),
      align: 'end' as const,
      cell: (row: Row) => figureText(row, figure),
    })),
  ];
  return (
    <DataTable
      label={t('marketing.halls')}
      columns={columns}
      data={data}
      footer={
        total === undefined
          ? undefined
          : {
              hall: t('marketing.total'),
              ...Object.fromEntries(figures.map(figure => [figure, figureText(total, figure)])),
            }
      }
    />
  );
}
