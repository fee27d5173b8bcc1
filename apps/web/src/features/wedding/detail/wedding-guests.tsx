import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { Card } from '@kotohogi/ui/card';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { dateText, dateTimeText, numberText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { useFacility } from '../../facility/index.ts';
import { AnswerBar } from '../answer-bar.tsx';
import { Facts } from '../facts.tsx';
import type { ja } from '../messages.ja.ts';
import { GuestAddress } from './guest-address.tsx';
import styles from './wedding-guests.module.css';

const t = textsOf<typeof ja>();

const KINDS = ['attendance', 'viewArchive', 'absence'] as const;

const PAGES = [
  { id: 'page', label: 'wedding.invitation.page', path: paths.guest.invitation },
  { id: 'guests', label: 'wedding.invitation.guests', path: paths.guest.index },
] as const;

/** The address of a page for guests, to copy or to open. */
function PageLinks({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <GuestAddress address={`${location.origin}${href}`}>
      <LinkButton href={href} size="small" isExternal aria-label={t('wedding.invitation.open.of', { page: label })}>
        {t('wedding.invitation.open')}
      </LinkButton>
    </GuestAddress>
  );
}

/** The guests' answers so far, and the progress of the invitation. */
export function WeddingGuests({ detail }: { readonly detail: WeddingDetail }) {
  const { answers, invitation } = detail;
  const total = KINDS.reduce((sum, kind) => sum + answers[kind], 0);
  const { publishedAt, replyDeadline } = invitation;
  const { companyAccountId } = useFacility();
  const links = PAGES.map(page => ({
    id: page.id,
    label: t(page.label),
    value: <PageLinks label={t(page.label)} href={page.path(companyAccountId, detail.key)} />,
  }));
  return (
    <>
      <Card title={t('wedding.guests')} aside={total > 0 ? t('wedding.guests.total', { count: total }) : undefined}>
        {total === 0 ? (
          <EmptyState title={t('wedding.guests.none')}>{t('wedding.guests.none.hint')}</EmptyState>
        ) : (
          <>
            <dl className={styles.counts}>
              {KINDS.map(kind => (
                <div key={kind}>
                  <dt className={styles.kind}>{t(`wedding.answer.${kind}`)}</dt>
                  <dd className={styles.count}>{t('wedding.guests.people', { count: numberText(answers[kind]) })}</dd>
                </div>
              ))}
            </dl>
            <AnswerBar answers={answers} isBare />
          </>
        )}
      </Card>
      <Card title={t('wedding.invitation')}>
        <Facts
          facts={[
            {
              id: 'published',
              label: t('wedding.invitation.published'),
              value: publishedAt === null ? t('wedding.invitation.unpublished') : dateTimeText(publishedAt),
            },
            {
              id: 'deadline',
              label: t('wedding.invitation.deadline'),
              value:
                replyDeadline === null ? t('wedding.invitation.noDeadline') : dateText(atJst(localDate(replyDeadline))),
            },
            ...(publishedAt === null ? [] : links),
          ]}
        />
      </Card>
    </>
  );
}
