import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useState } from 'react';
import { failureOf } from '../../shell/api/failure-of.ts';
import { useNotices } from './api.ts';
import { EMPTY_DRAFT, type NoticeDraft } from './notice-draft.ts';
import { NoticeForm } from './notice-form.tsx';
import { NoticeList } from './notice-list.tsx';
import styles from './notices-page.module.css';
import { ReadyButtons } from './ready-buttons.tsx';
import { t } from './t.ts';

/** The notices to the guests of a wedding: the current ones, and a new one. */
export function NoticesPage({ weddingId }: { readonly weddingId: number }) {
  const query = useNotices(weddingId);
  const [start, setStart] = useState<{ readonly draft: NoticeDraft; readonly turn: number }>({
    draft: EMPTY_DRAFT,
    turn: 0,
  });
  const begin = (draft: NoticeDraft) => setStart(({ turn }) => ({ draft, turn: turn + 1 }));
  const failure = failureOf(query);
  const { data } = query;
  if (failure !== undefined) {
    return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  }
  if (data === undefined) return <Skeleton shape="block" height="30rem" />;
  const { rows, reach, allowed } = data;
  return (
    <div className={styles.page} data-writable={allowed.length > 0 || undefined}>
      {allowed.length > 0 && (
        <Card title={t('notice.new')}>
          <ReadyButtons onChoose={begin} />
          <NoticeForm
            key={start.turn}
            weddingId={weddingId}
            reach={reach}
            allowed={allowed}
            start={start.draft}
            onSent={() => begin(EMPTY_DRAFT)}
          />
        </Card>
      )}
      <Card title={t('notice.list')} aside={rows.length > 0 && t('notice.count', { count: rows.length })}>
        <NoticeList weddingId={weddingId} rows={rows} allowed={allowed} />
      </Card>
    </div>
  );
}
