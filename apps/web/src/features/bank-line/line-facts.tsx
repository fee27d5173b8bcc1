import type { BankLineRow } from '@kotohogi/contract/bank-line';
import { dateText, yenText } from '../../shell/formats.ts';
import { Lines } from '../payment/index.ts';
import { t } from './t.ts';

/** The line that a dialog is about. */
export function LineFacts({ line }: { readonly line: BankLineRow }) {
  return (
    <Lines
      variant="frame"
      lines={[
        { id: 'date', label: t('bankLine.date'), value: dateText(Date.parse(line.bookedOn)) },
        { id: 'name', label: t('bankLine.name'), value: line.name },
        { id: 'amount', label: t('bankLine.amount'), value: yenText(line.amountYen), isTotal: true },
      ]}
    />
  );
}
