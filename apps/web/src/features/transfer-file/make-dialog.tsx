import { transferFile } from '@kotohogi/contract/schemas/transfer-file';
import type { NextTransferFile } from '@kotohogi/contract/transfer-file';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { DateField } from '@kotohogi/ui/date-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { joinedText } from '../../shell/formats.office.ts';
import { yenText } from '../../shell/formats.ts';
import { Password, TransferDialog } from '../transfer/index.ts';
import { useMakeFile } from './api.ts';
import { t } from './t.ts';

const schema = z.omit(transferFile.make.body, { count: true, totalYen: true, consignorVersion: true });

/** What another person changed while the dialog was open. */
const CHANGED: readonly string[] = ['transfer_file_changed', 'transfer_file_empty', 'transfer_consignor_changed'];

interface MakeDialogProps {
  readonly facilityId: number;
  readonly next: NextTransferFile;
  readonly onClose: () => void;
}

/** Makes the file, of the count and sum that the person sees: both stay as they were until the server refuses them. */
export function MakeDialog({ facilityId, next: now, onClose }: MakeDialogProps) {
  const [before] = useState(now);
  const [isChanged, setChanged] = useState(false);
  const { transfers, totalYen, consignor, nextDay, lastDay } = isChanged ? now : before;
  const make = useMakeFile(facilityId);
  const form = useContractForm<{ transferOn: string; password: string }>({
    schema,
    defaultValues: { transferOn: nextDay, password: '' },
  });
  const account = consignor === null ? [] : [consignor.bankName, consignor.branchName, consignor.accountNumber];
  return (
    <TransferDialog
      title={t('transferFile.make.title')}
      verb={t('transferFile.make')}
      effect={t('transferFile.make.effect')}
      done={t('transferFile.make.done')}
      lines={[
        { id: 'account', label: t('transferFile.make.account'), value: joinedText('facts', account) },
        {
          id: 'count',
          label: t('transferFile.count'),
          value: t('transferFile.count.value', { count: transfers.length }),
        },
        { id: 'total', label: t('transferFile.total'), value: yenText(totalYen), isTotal: true },
      ]}
      form={form}
      send={values =>
        make.mutateAsync({
          ...values,
          ...{ count: transfers.length, totalYen, consignorVersion: consignor?.version ?? 0 },
        })
      }
      onRefused={code => setChanged(was => was || CHANGED.includes(code))}
      isBusy={make.isPending}
      isPossible={transfers.length > 0}
      onClose={onClose}
    >
      <DateField
        label={t('transferFile.day')}
        hint={t('transferFile.day.hint')}
        min={dateOf(instant(Date.now()))}
        max={lastDay}
        isRequired
        opensOnFocus={false}
        {...useTextField(form, 'transferOn')}
      />
      <Password field={useTextField(form, 'password')} />
    </TransferDialog>
  );
}
