import type { CongratulationRow } from '@kotohogi/contract/congratulation';
import { Avatar } from '@kotohogi/ui/avatar';
import { Chip } from '@kotohogi/ui/chip';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Pagination } from '@kotohogi/ui/pagination';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { failureOf } from '../../shell/api/failure-of.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useMessages } from './api.host.ts';
import { MESSAGE_LIST } from './message-filters.ts';
import type { ja } from './messages.ja.ts';
import styles from './messages-page.module.css';

const say = textsOf<typeof ja>();

function MessageCard({ message }: { readonly message: CongratulationRow }) {
  return (
    <li className={styles.message} data-hidden={message.isHidden || undefined}>
      <p className={styles.words}>{message.message}</p>
      <div className={styles.from}>
        <Avatar name={message.name} />
        <p className={styles.name}>
          <b>{message.name}</b>
          <span>{message.nickName !== '' && say('wishes.nickName', { name: message.nickName })}</span>
        </p>
        <time className={styles.time}>{dateTimeText(message.createdAt)}</time>
        {message.isHidden && (
          <Chip tone="muted" icon="eye-off">
            {say('wishes.hidden')}
          </Chip>
        )}
      </div>
    </li>
  );
}

/** Every message on the tree, by date or by name. */
export function MessagesPage({ weddingId }: { readonly weddingId: number }) {
  const list = useListSearch(MESSAGE_LIST, []);
  const messages = useMessages(weddingId, list.state);
  const page = messages.data;
  const failure = failureOf(messages);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {say('wishes.title')}
          {page !== undefined && page.total > 0 && (
            <span className={styles.count}>{say('wishes.count', { n: page.total })}</span>
          )}
        </h1>
        <SegmentedControl
          label={say('wishes.order')}
          segments={[
            { value: 'createdAt', label: say('wishes.order.date') },
            { value: 'kana', label: say('wishes.order.name') },
          ]}
          value={list.state.sort}
          onChange={sort => list.sortBy(sort, sort === 'kana' ? 'ASC' : 'DESC')}
        />
      </div>
      {page === undefined && failure === undefined && <Skeleton shape="block" height="20rem" />}
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void messages.refetch()} />}
      {page?.total === 0 && <EmptyState title={say('wishes.empty')}>{say('wishes.empty.words')}</EmptyState>}
      {page !== undefined && page.total > 0 && (
        <>
          <ul className={styles.list}>
            {page.rows.map(message => (
              <MessageCard key={message.id} message={message} />
            ))}
          </ul>
          <Pagination
            page={page.page}
            limit={page.limit}
            total={page.total}
            onPageChange={list.toPage}
            onLimitChange={list.toSize}
          />
        </>
      )}
    </div>
  );
}
