import type { BatchJob } from '@kotohogi/contract/batch';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { useNow } from '../../../shell/clock/use-now.ts';
import { clockText } from '../../../shell/formats.office.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { tableData } from '../../../shell/list/table-data.ts';
import { useJobs } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import styles from './job-table.module.css';
import { countsText, scheduleText } from './job-texts.ts';
import { type RunState, runState } from './run-state.ts';

const t = textsOf<typeof ja>();

type Row = BatchJob & { readonly id: string };

const TONES: Readonly<Record<RunState, StateTone>> = {
  never: 'idle',
  running: 'info',
  interrupted: 'warn',
  failed: 'bad',
  done: 'ok',
};

function Result({ run, nowMs }: { readonly run: BatchJob['run']; readonly nowMs: number }) {
  const state = runState(run, nowMs);
  const text = state === 'failed' ? (run?.error ?? '') : countsText(run?.counts ?? {});
  return (
    <>
      <StateChip tone={TONES[state]}>{t(`batch.run.${state}`)}</StateChip>
      {text !== '' && <span className={styles.small}>{text}</span>}
    </>
  );
}

const columnsAt = (nowMs: number): Columns<Row> => [
  {
    id: 'job',
    header: t('batch.jobs.job'),
    cell: ({ task }) => (
      <>
        <span className={styles.name}>{t(`batch.task.${task}`)}</span>
        <code className={styles.code}>{task}</code>
      </>
    ),
  },
  { id: 'schedule', header: t('batch.jobs.schedule'), cell: ({ schedule }) => scheduleText(schedule) },
  {
    id: 'last',
    header: t('batch.jobs.last'),
    cell: ({ run }) =>
      run === null ? (
        '–'
      ) : (
        <time className={styles.time}>{`${shortDateText(run.startedAt)} ${clockText(run.startedAt)}`}</time>
      ),
  },
  { id: 'result', header: t('batch.jobs.result'), cell: ({ run }) => <Result run={run} nowMs={nowMs} /> },
];

const TICK_MS = 60_000;

/** Every job with its schedule and the result of its last run. */
export function JobTable() {
  const nowMs = useNow(TICK_MS);
  const query = useJobs();
  return (
    <DataTable
      label={t('batch.jobs')}
      columns={columnsAt(nowMs)}
      data={tableData(query, ({ jobs }) => jobs.map(job => ({ ...job, id: job.task })))}
    />
  );
}
