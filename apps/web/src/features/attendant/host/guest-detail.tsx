import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { Chip } from '@kotohogi/ui/chip';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Icon } from '@kotohogi/ui/icon';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { joinedText } from '../../../shell/formats.office.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { useGuest } from './api.ts';
import { BlockGuest } from './block-guest.tsx';
import { History, Reply } from './guest-answers.tsx';
import { Contact } from './guest-contact.tsx';
import { Gifts, GuestMessages } from './guest-contributions.tsx';
import styles from './guest-detail.module.css';
import { GuestEditDialog } from './guest-edit.tsx';
import { t, tList } from './t.ts';

interface PartProps {
  readonly guest: AttendantDetail;
}

function Head({ guest }: PartProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{guest.name}</h1>
        <p className={styles.kana}>
          {joinedText('facts', [guest.nameKana, tList(`guests.relation.${guest.relationShip}`)])}
        </p>
      </div>
      <div className={styles.chips}>
        {guest.isEnteredByHost && (
          <Chip tone="soft" icon="phone">
            {t('detail.entered')}
          </Chip>
        )}
        {guest.ng && (
          <Chip tone="muted" icon="ban">
            {tList('guests.ng')}
          </Chip>
        )}
      </div>
    </div>
  );
}

export interface GuestDetailProps {
  readonly weddingId: number;
  readonly guestId: number;
  readonly backHref: string;
  /** Shown with the contact details of a guest who has a login: the personal link. */
  readonly link?: ReactNode;
}

/** Everything about one guest: answers and their history, companions, contact, messages, gifts. */
export function GuestDetail({ weddingId, guestId, backHref, link }: GuestDetailProps) {
  const query = useGuest(weddingId, guestId);
  const failure = failureOf(query);
  const guest = query.data;
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={styles.page}>
      <PageLink className={styles.back} href={backHref}>
        <Icon name="chevron-left" size="small" />
        {t('book.back')}
      </PageLink>
      {guest === undefined && failure === undefined && <Skeleton shape="block" height="28rem" />}
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {guest !== undefined && (
        <>
          <Head guest={guest} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <Reply guest={guest} onEdit={() => setEditing(true)} />
              <Contact guest={guest} />
              {guest.email !== null && link}
            </div>
            <div className={styles.column}>
              <History guest={guest} />
              <GuestMessages guest={guest} />
              <Gifts guest={guest} />
            </div>
          </div>
          <BlockGuest guest={guest} weddingId={weddingId} />
          {isEditing && (
            <GuestEditDialog
              weddingId={weddingId}
              guest={guest}
              onClose={() => setEditing(false)}
              onNewer={async () => (await query.refetch()).data}
            />
          )}
        </>
      )}
    </div>
  );
}
