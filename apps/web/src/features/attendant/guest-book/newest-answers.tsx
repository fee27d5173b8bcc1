import { Avatar } from '@kotohogi/ui/avatar';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { partFailureOf } from '../../../shell/api/failure-of.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { useGuests } from '../api.host.ts';
import type { ja } from '../messages.ja.ts';
import { LeafMark } from './leaf-mark.tsx';
import styles from './newest-answers.module.css';

const t = textsOf<typeof ja>();

/** Requests five and shows three, because five is the smallest page size of a list. */
const ASKED = 5;
const SHOWN = 3;

/** The latest answers, with their messages. */
export function NewestAnswers({ weddingId, allHref }: { readonly weddingId: number; readonly allHref: string }) {
  const guests = useGuests(weddingId, { sort: 'answeredAt', order: 'DESC', limit: ASKED, ng: false });
  const failure = partFailureOf(guests);
  const rows = guests.data?.rows.slice(0, SHOWN);
  return (
    <Card
      title={t('guests.newest')}
      actions={
        rows !== undefined && rows.length > 0 ? (
          <PageLink className={styles.all} href={allHref}>
            {t('guests.newest.all')}
          </PageLink>
        ) : undefined
      }
    >
      {rows === undefined && failure === undefined && <Skeleton shape="block" height="9rem" />}
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void guests.refetch()} />}
      {rows?.length === 0 && <EmptyState title={t('guests.newest.empty')} />}
      <ul>
        {rows?.map(guest => (
          <li key={guest.id} className={styles.guest}>
            <Avatar name={guest.name} />
            <p className={styles.name}>
              <b>{guest.name}</b> <span className={styles.small}>{t(`guests.relation.${guest.relationShip}`)}</span>
            </p>
            <time className={styles.small}>{shortDateText(guest.answeredAt)}</time>
            <p className={styles.answer}>
              <LeafMark answer={guest.answer} />
              {t(`guests.answer.${guest.answer}`)}
            </p>
            {guest.replyMessage !== '' && <p className={styles.text}>{guest.replyMessage}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
