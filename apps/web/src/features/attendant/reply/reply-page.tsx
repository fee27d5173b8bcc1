import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { localDate } from '@kotohogi/domain/kernel/jst';
import { artwork } from '@kotohogi/themes/artwork';
import { LinkButton } from '@kotohogi/ui/link-button';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import type { ReactNode } from 'react';
import { paths } from '../../../shell/router/paths.ts';
import { Sentences } from '../../../shell/sentences.tsx';
import { useAttendance } from '../attendance-context.ts';
import { lastDayText } from '../last-moment.ts';
import { Contact } from '../letter/contact.tsx';
import letter from '../letter/letter.module.css';
import { LetterSheet } from '../letter/letter-sheet.tsx';
import { t } from '../t.ts';
import { OwnReply } from './own-reply.tsx';
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx';
import styles from './reply-page.module.css';

/** A page on the wedding's paper: flowers in two corners, a title, one sheet. */
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
        className={styles.lowerCorner}
        style={{ '--picture': `url('${artwork(designPattern, 'corner-foot')}')` }}
        aria-hidden="true"
      />
    </main>
  );
}

const deadlineText = ({ reply }: AttendanceDetail): string | undefined =>
  reply.deadline === null ? undefined : lastDayText(localDate(reply.deadline));

/** Replies are closed, with the reason: the deadline has passed, or the ceremony has taken place. */
function ClosedReply() {
  const detail = useAttendance();
  const { companyAccountId, weddingKey, reply } = detail;
  const date = deadlineText(detail);
  const text = () => {
    if (reply.closedReason === 'over') return t('reply.closed.over');
    return date === undefined ? t('reply.closed.text.anyTime') : t('reply.closed.text', { date });
  };
  return (
    <main id="content">
      <LetterSheet wedding={detail} title={t('reply.closed.title')}>
        <p className={letter.text}>
          <Sentences text={text()} />
        </p>
        <Contact />
        <p className={letter.text}>{t('reply.closed.login')}</p>
        <LinkButton href={paths.guest.login(companyAccountId, weddingKey)} icon="log-in" variant="filled">
          {t('reply.joined.login')}
        </LinkButton>
      </LetterSheet>
    </main>
  );
}

/** The reply form, the answer already given, or the reason why replies are closed. */
export function ReplyPage({ onSent }: ReplyFormProps) {
  const detail = useAttendance();
  const { me, reply, isPreview } = detail;
  if (me !== null) {
    return (
      <ReplySheet title={t('reply.own.title')}>
        <OwnReply me={me} />
      </ReplySheet>
    );
  }
  if (!reply.isOpen && !isPreview) {
    return <ClosedReply />;
  }
  const date = deadlineText(detail);
  return (
    <ReplySheet title={t('reply.title')} lead={date === undefined ? undefined : t('reply.deadline', { date })}>
      <ReplyForm onSent={onSent} />
    </ReplySheet>
  );
}
