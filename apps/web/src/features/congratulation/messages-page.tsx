import type { CongratulationRow } from '@kotohogi/contract/congratulation';
import { Avatar } from '@kotohogi/ui/avatar';
import { Button } from '@kotohogi/ui/button';
import { Chip } from '@kotohogi/ui/chip';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Pagination } from '@kotohogi/ui/pagination';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { failureOf } from '../../shell/api/failure-of.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { joinedText } from '../../shell/formats.office.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useHideMessage, useMessages } from './api.host.ts';
import { Keepsakes } from './keepsakes.tsx';
import { MESSAGE_LIST } from './message-filters.ts';
import type { ja } from './messages.ja.ts';
import styles from './messages-page.module.css';
import { Thanks } from './thanks-editor.tsx';

const say = textsOf<typeof ja>();

/** Long enough to see what was done and to take it back. */
const UNDO_MS = 10_000;

/** Takes messages off the tree and back; either can be taken back. */
function useHide(weddingId: number) {
  const hide = useHideMessage(weddingId);
  const show = useSnackbar();
  const tell = useFailureNotice();
  const set = (message: CongratulationRow, isHidden: boolean): void => {
    const { id, name } = message;
    hide.mutate(
      { id, isHidden },
      {
        onSuccess: () =>
          show({
            text: say(isHidden ? 'wishes.hide.done' : 'wishes.show.done', { name }),
            durationMs: UNDO_MS,
            action: { label: say('wishes.undo'), onPress: () => set(message, !isHidden) },
          }),
        onError: error => tell(error, () => set(message, isHidden)),
      },
    );
  };
  return set;
}

interface MessageCardProps {
  readonly weddingId: number;
  readonly message: CongratulationRow;
  /** The leaf is answered beside its newest message. */
  readonly hasThanks: boolean;
}

function MessageCard({ weddingId, message, hasThanks }: MessageCardProps) {
  const hide = useHide(weddingId);
  const { isHidden, isGuestBlocked } = message;
  return (
    <li className={styles.message} data-hidden={isHidden || undefined}>
      <p className={styles.words}>{message.message}</p>
      <div className={styles.from}>
        <Avatar name={message.name} />
        <p className={styles.name}>
          <b>{message.name}</b>
          <span>{message.nickName !== '' && say('wishes.nickName', { name: message.nickName })}</span>
        </p>
        <time className={styles.time}>{dateTimeText(message.createdAt)}</time>
        <div className={styles.deed}>
          {isHidden && (
            <Chip tone="muted" icon="eye-off">
              {say(isGuestBlocked ? 'wishes.blocked' : 'wishes.hidden')}
            </Chip>
          )}
          {!isGuestBlocked && (
            <Button
              variant="quiet"
              icon={isHidden ? 'eye' : 'eye-off'}
              aria-label={`${say(isHidden ? 'wishes.show' : 'wishes.hide')}: ${message.name}`}
              onPress={() => hide(message, !isHidden)}
            >
              {say(isHidden ? 'wishes.show' : 'wishes.hide')}
            </Button>
          )}
        </div>
      </div>
      {hasThanks && !isGuestBlocked && <Thanks weddingId={weddingId} message={message} />}
    </li>
  );
}

/** The messages beside which a leaf is answered: of each guest the first one on the page. */
function firstOfEach(messages: readonly CongratulationRow[]): ReadonlySet<number> {
  const seen = new Set<number>();
  return new Set(
    messages.flatMap(({ id, attendantId }) => {
      if (seen.has(attendantId)) return [];
      seen.add(attendantId);
      return [id];
    }),
  );
}

/** Every message on the tree, by date or by name. */
export function MessagesPage({ weddingId }: { readonly weddingId: number }) {
  const list = useListSearch(MESSAGE_LIST, []);
  const messages = useMessages(weddingId, list.state);
  const page = messages.data;
  const failure = failureOf(messages);
  const answered = firstOfEach(page?.rows ?? []);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {say('wishes.title')}
          {page !== undefined && page.total > 0 && (
            <span className={styles.count}>
              {joinedText('facts', [
                say('wishes.count', { n: page.total }),
                say('wishes.thanks.count', { done: page.leaves.thanked, all: page.leaves.count }),
              ])}
            </span>
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
              <MessageCard
                key={message.id}
                weddingId={weddingId}
                message={message}
                hasThanks={answered.has(message.id)}
              />
            ))}
          </ul>
          <Pagination
            page={page.page}
            limit={page.limit}
            total={page.total}
            onPageChange={list.toPage}
            onLimitChange={list.toSize}
          />
          <Keepsakes weddingId={weddingId} />
        </>
      )}
    </div>
  );
}
