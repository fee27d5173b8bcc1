import type { BankLineRow, LinkProposal } from '@kotohogi/contract/bank-line';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import styles from '../../shell/form/dialog.module.css';
import { joinedText } from '../../shell/formats.office.ts';
import { shortDateText, yenText } from '../../shell/formats.ts';
import { coupleFullText } from '../wedding/index.ts';
import { useLink, useProposals } from './api.ts';
import { LineFacts } from './line-facts.tsx';
import { t } from './t.ts';

/** A transfer as a choice: whose it is, and why it was proposed. */
const optionOf = (row: LinkProposal) => ({
  value: `${row.id}`,
  label: joinedText('facts', [coupleFullText(row.couple), yenText(row.amountYen)]),
  description: joinedText('facts', [
    t('bankLine.score', { total: row.score.total }),
    t('bankLine.score.parts', { amount: row.score.amount, name: row.score.name, date: row.score.date }),
    row.facilityName,
    row.account?.accountHolder ?? '',
    shortDateText(Date.parse(row.day)),
  ]),
});

interface LinkDialogProps {
  readonly line: BankLineRow;
  readonly onClose: () => void;
}

/** Links a line to one of the transfers that it may have paid, the best one first. */
export function LinkDialog({ line, onClose }: LinkDialogProps) {
  const query = useProposals(line.id);
  const link = useLink(line.id);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const [picked, setPicked] = useState<string>();
  const failure = partFailureOf(query)?.userMessage;
  const rows = query.data?.rows;
  const chosen = rows?.find(({ id }) => `${id}` === picked) ?? rows?.[0];
  const send = () => {
    if (chosen === undefined) return;
    link.mutate(chosen.id, {
      onSuccess: () => {
        onClose();
        show({ tone: 'ok', text: t('bankLine.linked') });
      },
      onError: error => notify(error, send),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={link.isPending}
      title={t('bankLine.link.title')}
      footer={
        <div className={styles.buttons}>
          <Button onPress={onClose} isDisabled={link.isPending}>
            {t('bankLine.close')}
          </Button>
          <Button
            variant="filled"
            isBusy={link.isPending}
            busyLabel={t('bankLine.busy')}
            isDisabled={chosen === undefined}
            onPress={send}
          >
            {t('bankLine.link')}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        {failure !== undefined && (
          <Alert tone="bad" isLive>
            {failure}
          </Alert>
        )}
        <LineFacts line={line} />
        {rows === undefined && failure === undefined && <Skeleton height="8rem" />}
        {rows?.length === 0 && (
          <EmptyState title={t('bankLine.proposals.none')}>{t('bankLine.proposals.none.hint')}</EmptyState>
        )}
        {rows !== undefined && chosen !== undefined && (
          <RadioCards
            label={t('bankLine.proposals')}
            hint={t('bankLine.proposals.hint')}
            columns={1}
            options={rows.map(optionOf)}
            value={`${chosen.id}`}
            onChange={setPicked}
          />
        )}
      </div>
    </Dialog>
  );
}
