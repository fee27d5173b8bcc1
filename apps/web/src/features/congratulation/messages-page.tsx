import type { CongratulationRow } from '@kotohogi/contract/congratulation';
import { congratulationList } from '@kotohogi/contract/lists';
import { artwork } from '@kotohogi/themes/artwork';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { Chip } from '@kotohogi/ui/chip';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Menu } from '@kotohogi/ui/menu';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { joinedText } from '../../shell/formats.office.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { writtenIn } from '../../shell/i18n/written-in.ts';
import { ListBody } from '../../shell/list/list-body.tsx';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useHideMessage, useMessages } from './api.host.ts';
import { Keepsakes } from './keepsakes.tsx';
import { leafColour } from './leaf-colour.ts';
import type { ja } from './messages.ja.ts';
import styles from './messages-page.module.css';
import { Thanks } from './thanks-editor.tsx';

const t = textsOf<typeof ja>();

/** Long enough to notice and undo. */
const UNDO_MS = 10_000;

/** Hides messages from the tree and shows them again; both can be undone. */
function useHide(weddingId: number) {
  const hide = useHideMessage(weddingId);
  const show = useSnackbar();
  const publish = useFailureNotice();
  const set = (message: CongratulationRow, isHidden: boolean): void => {
    const { id, name } = message;
    hide.mutate(
      { id, isHidden },
      {
        onSuccess: () =>
          show({
            text: t(isHidden ? 'messageList.hide.done' : 'messageList.show.done', { name }),
            durationMs: UNDO_MS,
            action: { label: t('messageList.undo'), onPress: () => set(message, !isHidden) },
          }),
        onError: error => publish(error, () => set(message, isHidden)),
      },
    );
  };
  return set;
}

interface LetterProps {
  readonly weddingId: number;
  readonly pattern: PatternName;
  readonly message: CongratulationRow;
  /** The thanks to this guest are shown with this message. */
  readonly hasThanks: boolean;
}

/** A message in the form of a letter: the text first, then the signature. Hiding it is in its menu. */
function Letter({ weddingId, pattern, message, hasThanks }: LetterProps) {
  const hide = useHide(weddingId);
  const { isHidden, isGuestBlocked, name } = message;
  return (
    <li className={styles.message} data-hidden={isHidden || undefined}>
      <div className={styles.top}>
        <time className={styles.time}>{dateTimeText(message.createdAt)}</time>
        {isHidden && (
          <Chip tone="muted" icon="eye-off">
            {t(isGuestBlocked ? 'messageList.blocked' : 'messageList.hidden')}
          </Chip>
        )}
        {!isGuestBlocked && (
          <Menu
            label={t('messageList.menu', { name })}
            items={[
              {
                id: 'hide',
                label: t(isHidden ? 'messageList.show' : 'messageList.hide'),
                icon: isHidden ? 'eye' : 'eye-off',
                onAction: () => hide(message, !isHidden),
              },
            ]}
          />
        )}
      </div>
      <p className={styles.text} lang={writtenIn(message.message)}>
        {message.message}
      </p>
      <p className={styles.from}>
        <img
          src={artwork(pattern, `leaf-${leafColour(pattern, message.leafNumber)}`)}
          alt=""
          width="42"
          height="22"
          loading="lazy"
        />
        <b>{name}</b>
        {message.nickName !== '' && <span>{t('messageList.nickName', { name: message.nickName })}</span>}
      </p>
      {hasThanks && !isGuestBlocked && <Thanks weddingId={weddingId} message={message} />}
    </li>
  );
}

/** The messages that show the thanks: the first one of each guest on the page. */
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

/** All messages to the couple as letters, by date or by name. */
export function MessagesPage({ weddingId, pattern }: Pick<LetterProps, 'weddingId' | 'pattern'>) {
  const list = useListSearch(congratulationList);
  const messages = useMessages(weddingId, list.state);
  const page = messages.data;
  const answered = firstOfEach(page?.rows ?? []);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {t('messageList.title')}
          {page !== undefined && page.total > 0 && (
            <span className={styles.count}>
              {joinedText('facts', [
                t('messageList.count', { n: page.total }),
                t('messageList.thanks.count', { done: page.leaves.thanked, all: page.leaves.count }),
              ])}
            </span>
          )}
        </h1>
        <SegmentedControl
          label={t('messageList.order')}
          segments={[
            { value: 'createdAt', label: t('messageList.order.date') },
            { value: 'kana', label: t('messageList.order.name') },
          ]}
          value={list.state.sort}
          onChange={sort => list.sortBy(sort, sort === 'kana' ? 'ASC' : 'DESC')}
        />
      </div>
      <ListBody
        list={list}
        query={messages}
        height="20rem"
        empty={() => <EmptyState title={t('messageList.empty')}>{t('messageList.empty.text')}</EmptyState>}
      >
        {({ rows }) => (
          <ul className={styles.list}>
            {rows.map(message => (
              <Letter
                key={message.id}
                weddingId={weddingId}
                pattern={pattern}
                message={message}
                hasThanks={answered.has(message.id)}
              />
            ))}
          </ul>
        )}
      </ListBody>
      {page !== undefined && page.total > 0 && <Keepsakes weddingId={weddingId} />}
    </div>
  );
}
