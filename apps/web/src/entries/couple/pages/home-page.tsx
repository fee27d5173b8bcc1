import { instant } from '@kotohogi/domain/kernel/instant';
import { atJst, dateOf, daysBetween, localDate } from '@kotohogi/domain/kernel/jst';
import { LinkButton } from '@kotohogi/ui/link-button';
import { AnswersCard, NewestAnswers } from '../../../features/attendant/door.ts';
import { GiftSummaryPanel } from '../../../features/gift/door.ts';
import { Countdown, PreparationList, useCouple } from '../../../features/invitation/door.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import type { ja } from '../messages.ja.ts';
import styles from './home-page.module.css';

const say = textsOf<typeof ja>();

/** How long guests may still answer, in words. */
function deadlineWords(replyDeadline: string | null): string {
  if (replyDeadline === null) return say('couple.deadline.none');
  const deadline = localDate(replyDeadline);
  const days = daysBetween(dateOf(instant(Date.now())), deadline);
  const date = shortDateText(atJst(deadline));
  if (days < 0) return say('couple.deadline.over', { date });
  return days === 0 ? say('couple.deadline.today', { date }) : say('couple.deadline.left', { n: days, date });
}

/** /c/:companyAccountId?/weddings/:weddingKey?/manage */
export function HomePage() {
  const couple = useCouple();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{say('couple.home')}</h1>
      <Countdown />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PreparationList />
          <AnswersCard answers={couple.answers} aside={deadlineWords(couple.replyDeadline)} />
        </div>
        <div className={styles.column}>
          {couple.usePay && (
            <GiftSummaryPanel
              weddingId={couple.id}
              action={
                <span className={styles.wayOn}>
                  <LinkButton variant="quiet" href={paths.couple.payment(couple.companyAccountId, couple.key)}>
                    {say('couple.gifts.all')}
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
    </div>
  );
}
