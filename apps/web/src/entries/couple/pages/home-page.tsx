import { isPreparing } from '@kotohogi/domain/invitation/progress';
import { instant } from '@kotohogi/domain/kernel/instant';
import { atJst, dateOf, daysBetween, localDate } from '@kotohogi/domain/kernel/jst';
import type { LifeCycle } from '@kotohogi/domain/wedding/calendar';
import { LinkButton } from '@kotohogi/ui/link-button';
import { ArchivePurchase, RecordingDays } from '../../../features/archive-sale/index.ts';
import { AnswersCard, NewestAnswers } from '../../../features/attendant/index.ts';
import { AccountReminder, useHasAccount } from '../../../features/deposit-account/index.ts';
import { GiftSummaryPanel } from '../../../features/gift/index.ts';
import { Countdown, PreparationList, useCouple } from '../../../features/invitation/index.ts';
import { RefusedMails } from '../../../features/mailing/index.ts';
import { ScheduleCard } from '../../../features/wedding/index.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import type { ja } from '../messages.ja.ts';
import { DayCard } from './day-card.tsx';
import styles from './home-page.module.css';

const t = textsOf<typeof ja>();

/** The recording may be available. */
const isOver = (lifeCycle: LifeCycle) => lifeCycle === 'day' || lifeCycle === 'archive' || lifeCycle === 'ended';
/** Not postponed or canceled: those options are at the bottom of the page. */
const isStill = (lifeCycle: LifeCycle) => lifeCycle !== 'postponed' && lifeCycle !== 'canceled';

/** How long guests can still answer, as text. */
function deadlineText(replyDeadline: string | null): string {
  if (replyDeadline === null) return t('couple.deadline.none');
  const deadline = localDate(replyDeadline);
  const days = daysBetween(dateOf(instant(Date.now())), deadline);
  const date = shortDateText(atJst(deadline));
  if (days < 0) return t('couple.deadline.over', { date });
  return days === 0 ? t('couple.deadline.today', { date }) : t('couple.deadline.left', { n: days, date });
}

/** /c/:companyAccountId?/weddings/:weddingKey?/manage */
export function HomePage() {
  const couple = useCouple();
  const payment = paths.couple.payment(couple.companyAccountId, couple.key);
  const hasAccount = useHasAccount(couple.id, couple.usePay);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('couple.home')}</h1>
      {couple.lifeCycle === 'day' && couple.isPublished && <DayCard />}
      <Countdown />
      {isStill(couple.lifeCycle) || <ScheduleCard weddingId={couple.id} lifeCycle={couple.lifeCycle} />}
      {couple.usePay && (
        <AccountReminder weddingId={couple.id} href={payment} isOnList={isPreparing(couple.lifeCycle)} />
      )}
      <RefusedMails weddingId={couple.id} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PreparationList hasAccount={hasAccount} />
          <AnswersCard answers={couple.answers} aside={deadlineText(couple.replyDeadline)} />
        </div>
        <div className={styles.column}>
          {isOver(couple.lifeCycle) && (
            <ArchivePurchase
              weddingId={couple.id}
              isForCouple
              note={
                <RecordingDays
                  closesAt={couple.closesAt}
                  watchHref={paths.guest.index(couple.companyAccountId, couple.key)}
                />
              }
            />
          )}
          {couple.usePay && (
            <GiftSummaryPanel
              weddingId={couple.id}
              action={
                <span className={styles.wayOn}>
                  <LinkButton variant="quiet" href={payment}>
                    {t('couple.gifts.all')}
                  </LinkButton>
                </span>
              }
            />
          )}
          <NewestAnswers
            weddingId={couple.id}
            allHref={`${paths.couple.attendants(couple.companyAccountId, couple.key)}?sort=answeredAt&order=DESC`}
          />
        </div>
      </div>
      {isStill(couple.lifeCycle) && <ScheduleCard weddingId={couple.id} lifeCycle={couple.lifeCycle} />}
    </div>
  );
}
