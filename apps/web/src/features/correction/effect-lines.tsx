import type { CorrectionEffect, CorrectionRow } from '@kotohogi/contract/correction';
import { Alert } from '@kotohogi/ui/alert';
import { dateText, yenText } from '../../shell/formats.ts';
import { Lines } from '../payment/index.ts';
import { t } from './t.ts';

export interface EffectLinesProps {
  readonly facilityName: string;
  readonly wedding: CorrectionRow['wedding'];
  readonly amountYen: number;
  readonly reason: string;
  readonly effect: CorrectionEffect;
  /** Empty for one that is not proposed yet. */
  readonly proposedBy: string;
}

const changeText = ({ beforeYen, afterYen }: CorrectionEffect['debit']) =>
  t('correction.fact.change', { before: yenText(beforeYen), after: yenText(afterYen) });

/** What a correction is about, both sides with their balances before and after it, and what prevents it now. */
export function EffectLines({ effect, wedding, ...props }: EffectLinesProps) {
  const { debit, credit, blockedBy } = effect;
  const day = wedding === null ? '' : dateText(wedding.startsAt);
  return (
    <>
      {blockedBy !== null && (
        <Alert tone="warn" title={t('correction.blocked')} isLive>
          {t(`correction.blocked.${blockedBy}`)}
        </Alert>
      )}
      <Lines
        variant="frame"
        lines={[
          { id: 'venue', label: t('correction.venue'), value: props.facilityName },
          ...(wedding === null
            ? []
            : [
                {
                  id: 'wedding',
                  label: t('correction.fact.wedding'),
                  value: t('correction.fact.wedding.value', { reservation: wedding.reservationId, day }),
                },
              ]),
          { id: 'reason', label: t('correction.reason'), value: props.reason },
          ...(props.proposedBy === '' ? [] : [{ id: 'by', label: t('correction.fact.by'), value: props.proposedBy }]),
          {
            id: 'debit',
            label: t('correction.fact.debit', { account: t(`correction.account.${debit.account}`) }),
            value: changeText(debit),
          },
          {
            id: 'credit',
            label: t('correction.fact.credit', { account: t(`correction.account.${credit.account}`) }),
            value: changeText(credit),
          },
          { id: 'amount', label: t('correction.amount'), value: yenText(props.amountYen), isTotal: true },
        ]}
      />
    </>
  );
}
