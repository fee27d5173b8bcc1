import { transferFile } from '@kotohogi/contract/schemas/transfer-file';
import type { ResultRow, TransferResults } from '@kotohogi/contract/transfer-file';
import { isZengin } from '@kotohogi/domain/zengin/result';
import { Alert } from '@kotohogi/ui/alert';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { FileDropZone } from '@kotohogi/ui/file-drop-zone';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../shell/api/api-error.ts';
import { decodeBankFile } from '../../shell/files/decode-bank-file.ts';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { joinedText } from '../../shell/formats.office.ts';
import { numberText, yenText } from '../../shell/formats.ts';
import { TwoLines } from '../../shell/list/two-lines.tsx';
import { Password, reasonText, TransferDialog } from '../transfer/index.ts';
import { CoupleName } from '../wedding/index.ts';
import { useApplyResults, useCompareResults } from './api.ts';
import { t } from './t.ts';
import styles from './transfer-file.module.css';

const MAX_SIZE_BYTES = 1_048_576;
const schema = z.pick(transferFile.applyResults.body, { password: true });

type Readable = Extract<TransferResults, { isReadable: true }>;
interface Row extends ResultRow {
  readonly id: number;
}

const TONES = {
  ...{ confirm: 'ok', fail: 'bad', same: 'idle', none: 'idle' },
  ...{ conflict: 'warn', amount: 'warn', unknown: 'warn', twice: 'warn' },
} as const satisfies Record<ResultRow['effect'], StateTone>;

const columns = (): Columns<Row> => [
  { id: 'line', header: t('transferFile.line'), align: 'end', cell: row => numberText(row.line) },
  {
    id: 'couple',
    header: t('transferFile.couple'),
    cell: ({ transfer, transferId }) =>
      transfer === null ? (
        t('transferFile.unknown', { number: transferId })
      ) : (
        <TwoLines detail={yenText(transfer.amountYen)}>
          <CoupleName couple={transfer.couple} />
        </TwoLines>
      ),
  },
  {
    id: 'effect',
    header: t('transferFile.effect'),
    cell: row => (
      <TwoLines detail={reasonText(row)}>
        <StateChip tone={TONES[row.effect]}>{t(`transferFile.effect.${row.effect}`)}</StateChip>
      </TwoLines>
    ),
  },
];

/** What the steps of the file sum to. */
const stepLines = ({ confirmCount, confirmYen, failCount, failYen }: Readable) =>
  (
    [
      ['confirm', confirmCount, confirmYen],
      ['fail', failCount, failYen],
    ] as const
  ).map(([id, count, yen]) => ({
    id,
    label: t(`transferFile.effect.${id}`),
    value: joinedText('facts', [t('transferFile.count.value', { count }), yenText(yen)]),
  }));

function Comparison({ results }: { readonly results: TransferResults }) {
  if (!results.isReadable) {
    return (
      <Alert tone="bad" title={t('transferFile.unreadable')} isLive>
        {t(`transferFile.unreadable.${results.problem}`, { line: results.line })}
      </Alert>
    );
  }
  return (
    <div className={styles.results}>
      <DataTable
        label={t('transferFile.results')}
        data={{ state: 'ready', rows: results.rows.map(row => ({ ...row, id: row.line })) }}
        columns={columns()}
        empty={null}
      />
    </div>
  );
}

interface ResultsDialogProps {
  readonly facilityId: number;
  readonly onClose: () => void;
}

/** Imports the bank's results: first what they would change, then the password. */
export function ResultsDialog({ facilityId, onClose }: ResultsDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const compare = useCompareResults(facilityId);
  const apply = useApplyResults(facilityId);
  const form = useContractForm<{ password: string }>({ schema, defaultValues: { password: '' } });
  const password = useTextField(form, 'password');
  const results = compare.data;
  const read = async (chosen: readonly File[]) => {
    setFiles(chosen);
    setProblem(undefined);
    compare.reset();
    const [file] = chosen;
    if (file === undefined) return;
    const decoded = decodeBankFile(await file.arrayBuffer(), isZengin);
    setText(decoded);
    try {
      await compare.mutateAsync(decoded);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.userMessage : t('transferFile.unread'));
    }
  };
  const readable = results?.isReadable === true ? results : undefined;
  const steps = readable === undefined ? 0 : readable.confirmCount + readable.failCount;
  return (
    <TransferDialog
      title={t('transferFile.results')}
      verb={t('transferFile.apply')}
      effect={t(readable !== undefined && steps === 0 ? 'transferFile.apply.nothing' : 'transferFile.apply.effect')}
      done={t('transferFile.apply.done')}
      lines={readable === undefined ? [] : stepLines(readable)}
      form={form}
      send={async values => {
        if (readable === undefined) return;
        const { rows: _, isReadable: __, ...seen } = readable;
        await apply.mutateAsync({ ...values, ...seen, text });
      }}
      onRefused={() => void compare.mutateAsync(text)}
      isBusy={apply.isPending || compare.isPending}
      isPossible={steps > 0}
      onClose={onClose}
    >
      <FileDropZone
        label={t('transferFile.results.file')}
        typesHint={t('transferFile.results.types')}
        maxFiles={1}
        maxSizeBytes={MAX_SIZE_BYTES}
        size="compact"
        value={files}
        onChange={chosen => void read(chosen)}
        errorMessage={problem}
      />
      {results !== undefined && <Comparison results={results} />}
      {steps > 0 && <Password field={password} />}
    </TransferDialog>
  );
}
