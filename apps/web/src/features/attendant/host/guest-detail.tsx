import type { AttendantDetail } from '@kotohogi/contract/attendant-host';
import { viewedTypeOf } from '@kotohogi/domain/attendant/host';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Chip } from '@kotohogi/ui/chip';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Icon } from '@kotohogi/ui/icon';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { dateTimeText, phoneText, yenText } from '../../../shell/formats.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { LeafMark } from '../leaf-mark.tsx';
import { useGuest } from './api.ts';
import styles from './guest-detail.module.css';
import { GuestEditDialog } from './guest-entry.tsx';
import { say, sayList } from './say.ts';
import { useBlock } from './use-block.ts';

interface PartProps {
  readonly guest: AttendantDetail;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Answer({ answer }: Pick<AttendantDetail, 'answer'>) {
  return (
    <span className={styles.answer}>
      <LeafMark answer={answer} />
      {sayList(`guests.answer.${answer}`)}
    </span>
  );
}

function Reply({ guest, onEdit }: PartProps & { readonly onEdit: () => void }) {
  const { answer, companions, partySize, allergy, replyMessage } = guest;
  const seen = viewedTypeOf(guest.watchedLiveSeconds, guest.watchedArchiveSeconds) ?? 'none';
  return (
    <Card
      title={say('detail.reply')}
      actions={
        <Button variant="quiet" icon="pencil" onPress={onEdit}>
          {say('book.edit')}
        </Button>
      }
    >
      <dl className={styles.facts}>
        <Fact label={say('detail.answer')}>
          <Answer answer={answer} />
        </Fact>
        <Fact label={say('detail.party')}>{say('book.party', { n: partySize })}</Fact>
        {companions.length > 0 && (
          <Fact label={say('detail.companions')}>
            <ul>
              {companions.map(({ name, isChild }) => (
                <li key={name}>{isChild ? say('detail.companion.child', { name }) : name}</li>
              ))}
            </ul>
          </Fact>
        )}
        {allergy !== '' && <Fact label={say('detail.allergy')}>{allergy}</Fact>}
        {replyMessage !== '' && <Fact label={say('detail.words')}>{replyMessage}</Fact>}
        <Fact label={say('detail.seen')}>{say(`detail.seen.${seen}`)}</Fact>
      </dl>
    </Card>
  );
}

/** Every answer, the newest first. */
function History({ guest }: PartProps) {
  return (
    <Card title={say('detail.history')}>
      <ol className={styles.history}>
        {guest.answers.map(({ answer, source, answeredAt }) => (
          <li key={answeredAt}>
            <Answer answer={answer} />
            <span className={styles.when}>
              <time dateTime={new Date(answeredAt).toISOString()}>{dateTimeText(answeredAt)}</time>{' '}
              {say(`detail.history.${source}`)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Contact({ guest }: PartProps) {
  const { email, tel, zip, address1 } = guest;
  const address = [zip && `〒${zip}`, address1].filter(Boolean).join(' ');
  const isEmpty = !email && tel === '' && address === '';
  return (
    <Card title={say('detail.contact')}>
      {isEmpty && <p className={styles.none}>{say('detail.contact.none')}</p>}
      <dl className={styles.facts}>
        {email && (
          <Fact label={say('detail.email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {tel !== '' && (
          <Fact label={say('detail.tel')}>
            <a href={`tel:${tel.replace(/[^\d+]/g, '')}`}>{phoneText(tel)}</a>
          </Fact>
        )}
        {address !== '' && <Fact label={say('detail.address')}>{address}</Fact>}
        {guest.idPhotoUrl !== '' && (
          <Fact label={say('detail.photo')}>
            <img className={styles.photo} src={guest.idPhotoUrl} alt={guest.name} loading="lazy" />
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Words({ guest }: PartProps) {
  return (
    <Card title={say('detail.messages')}>
      {guest.messages.length === 0 && <p className={styles.none}>{say('detail.messages.none')}</p>}
      <ul className={styles.messages}>
        {guest.messages.map(({ id, message, createdAt, isHidden }) => (
          <li key={id} data-hidden={isHidden || undefined}>
            <p className={styles.words}>{message}</p>
            <p className={styles.when}>
              {dateTimeText(createdAt)}{' '}
              {isHidden && (
                <Chip tone="muted" icon="eye-off">
                  {say('detail.message.hidden')}
                </Chip>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Gifts({ guest }: PartProps) {
  if (guest.giftYen === null) return null;
  return (
    <Card title={say('detail.gifts')} aside={guest.giftYen > 0 ? yenText(guest.giftYen) : undefined}>
      {guest.gifts.length === 0 && <p className={styles.none}>{say('detail.gifts.none')}</p>}
      <ul className={styles.messages}>
        {guest.gifts.map(({ id, amountYen, message, at }) => (
          <li key={id}>
            <p className={styles.amount}>{yenText(amountYen)}</p>
            {message !== '' && <p className={styles.words}>{message}</p>}
            <p className={styles.when}>{dateTimeText(at)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Block({ guest, weddingId }: PartProps & { readonly weddingId: number }) {
  const block = useBlock(weddingId);
  return (
    <div className={styles.block}>
      <p className={styles.when}>{say('book.block.about')}</p>
      <Button icon={guest.ng ? 'user-check' : 'ban'} isBusy={block.isBusy} onPress={() => block.set(guest, !guest.ng)}>
        {say(guest.ng ? 'book.unblock' : 'book.block')}
      </Button>
    </div>
  );
}

function Head({ guest }: PartProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{guest.name}</h1>
        <p className={styles.kana}>
          {[guest.nameKana, sayList(`guests.relation.${guest.relationShip}`)].filter(Boolean).join('　')}
        </p>
      </div>
      <div className={styles.chips}>
        {guest.isEnteredByHost && (
          <Chip tone="soft" icon="phone">
            {say('detail.entered')}
          </Chip>
        )}
        {guest.ng && (
          <Chip tone="muted" icon="ban">
            {sayList('guests.ng')}
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
  /** Stands with the contact of a guest who has a login: the personal link. */
  readonly link?: ReactNode;
}

/** Everything of one guest: answers and how they changed, companions, contact, words, gifts. */
export function GuestDetail({ weddingId, guestId, backHref, link }: GuestDetailProps) {
  const query = useGuest(weddingId, guestId);
  const failure = failureOf(query);
  const guest = query.data;
  const [isEditing, setEditing] = useState(false);
  return (
    <div className={styles.page}>
      <PageLink className={styles.back} href={backHref}>
        <Icon name="chevron-left" size="small" />
        {say('book.back')}
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
              <Words guest={guest} />
              <Gifts guest={guest} />
            </div>
          </div>
          <Block guest={guest} weddingId={weddingId} />
          {isEditing && (
            <GuestEditDialog
              weddingId={weddingId}
              guest={guest}
              onClose={() => setEditing(false)}
              onNewer={() => query.refetch()}
            />
          )}
        </>
      )}
    </div>
  );
}
