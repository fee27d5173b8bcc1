import { LoadFailure } from '@kotohogi/ui/data-table';
import { DotProgress } from '@kotohogi/ui/dot-progress';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { failureOf } from '../../shell/api/failure-of.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { StaffPage } from '../../shell/staff/staff-page.tsx';
import { OPENAPI, useCalls } from './api.ts';
import styles from './api-page.module.css';
import { CallView } from './call-view.tsx';
import type { ja } from './messages.ja.ts';
import { type Call, findCalls } from './openapi.ts';

const t = textsOf<typeof ja>();

/** The calls of one feature. */
function Feature({ name, calls }: { readonly name: string; readonly calls: readonly Call[] }) {
  return (
    <section className={styles.feature}>
      <h2 className={styles.name}>{name}</h2>
      {calls.map(call => (
        <CallView key={call.operationId} call={call} />
      ))}
    </section>
  );
}

/** The matching calls, by feature. */
function Calls({ calls }: { readonly calls: readonly Call[] }) {
  const features = Map.groupBy(calls, call => call.tags[0] ?? '');
  if (calls.length === 0) return <EmptyState>{t('docs.api.none')}</EmptyState>;
  return [...features].map(([name, own]) => <Feature key={name} name={name} calls={own} />);
}

/** The API reference, generated from the same rows that server and browser use. */
export function ApiPage() {
  const query = useCalls();
  const [question, setQuestion] = useState('');
  const failure = failureOf(query);
  const found = query.data === undefined ? undefined : findCalls(query.data, question);
  return (
    <StaffPage
      crumbs={[{ label: t('docs.label'), href: '/docs' }, { label: t('docs.api') }]}
      title={t('docs.api.title')}
      actions={<a href={OPENAPI}>{t('docs.api.raw')}</a>}
    >
      <search className={styles.find}>
        <TextField label={t('docs.api.find')} startIcon="search" value={question} onChange={setQuestion} />
        <p className={styles.count} role="status">
          {found !== undefined && t('docs.api.count', { count: found.length })}
        </p>
      </search>
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {found === undefined ? failure === undefined && <DotProgress /> : <Calls calls={found} />}
    </StaffPage>
  );
}
