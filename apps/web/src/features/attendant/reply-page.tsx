import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf, localDate } from '@kotohogi/domain/kernel/jst';
import { artwork } from '@kotohogi/themes/artwork';
import { LinkButton } from '@kotohogi/ui/link-button';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import type { ReactNode } from 'react';
import { phoneText } from '../../shell/formats.ts';
import { paths } from '../../shell/router/paths.ts';
import { useAttendance } from './attendance-context.ts';
import { lastDayText } from './last-moment.ts';
import { OwnReply } from './own-reply.tsx';
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx';
import styles from './reply-page.module.css';
import { say } from './say.ts';

/** A page of its own on paper of the wedding: flowers in two corners, a title, one sheet. */
function ReplySheet({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { designPattern } = useAttendance();
  return (
    <main className={styles.page} id="content">
      <span
        className={styles.corner}
        style={{ '--picture': `url('${artwork(designPattern, 'corner')}')` }}
        aria-hidden="true"
      />
      <header className={styles.head}>
        <SectionHeading latin="Reply" title={title} level={1} size="page" />
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.sheet}>{children}</div>
      <span
        className={styles.foot}
        style={{ '--picture': `url('${artwork(designPattern, 'corner-foot')}')` }}
        aria-hidden="true"
      />
    </main>
  );
}

const deadlineText = ({ reply }: AttendanceDetail): string | undefined =>
  reply.deadline === null ? undefined : lastDayText(localDate(reply.deadline));

/** No more replies: whom to ask, and the way in for those who have replied. */
function ClosedReply() {
  const detail = useAttendance();
  const { companyAccountId, weddingKey, facilityName, facilityPhone, facilityHours } = detail;
  const { deadline } = detail.reply;
  const date = deadlineText(detail);
  // A wedding that is called off closes before its last day.
  const isPast = deadline !== null && dateOf(instant(Date.now())) > deadline;
  return (
    <div className={styles.words}>
      <p>{isPast && date !== undefined ? say('reply.closed.words', { date }) : say('reply.closed.words.anyTime')}</p>
      <p className={styles.contact}>
        <span>{facilityName}</span> <span>{phoneText(facilityPhone)}</span> <span>{facilityHours}</span>
      </p>
      <p>{say('reply.closed.login')}</p>
      <LinkButton href={paths.guest.login(companyAccountId, weddingKey)} icon="log-in" variant="filled">
        {say('reply.joined.login')}
      </LinkButton>
    </div>
  );
}

/** Where a guest answers, or sees what he has answered, or learns that it is too late. */
export function ReplyPage({ onSent }: ReplyFormProps) {
  const detail = useAttendance();
  const { me, reply, isPreview } = detail;
  if (me !== null) {
    return (
      <ReplySheet title={say('reply.own.title')}>
        <OwnReply me={me} />
      </ReplySheet>
    );
  }
  if (!reply.isOpen && !isPreview) {
    return (
      <ReplySheet title={say('reply.closed.title')}>
        <ClosedReply />
      </ReplySheet>
    );
  }
  const date = deadlineText(detail);
  return (
    <ReplySheet title={say('reply.title')} lead={date === undefined ? undefined : say('reply.deadline', { date })}>
      <ReplyForm onSent={onSent} />
    </ReplySheet>
  );
}
