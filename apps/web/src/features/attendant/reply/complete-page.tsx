import type { Answer } from '@kotohogi/domain/attendant/types';
import { artwork } from '@kotohogi/themes/artwork';
import { LinkButton } from '@kotohogi/ui/link-button';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import type { ReactNode } from 'react';
import { dateTimeText, isOutsideJapan, ownDateTimeText } from '../../../shell/formats.ts';
import { writtenIn } from '../../../shell/i18n/written-in.ts';
import { paths } from '../../../shell/router/paths.ts';
import { Sentences } from '../../../shell/sentences.tsx';
import { t as tShell } from '../../../shell/texts.ts';
import { useAttendance } from '../attendance-context.ts';
import { lastMomentText } from '../last-moment.ts';
import { t } from '../t.ts';
import styles from './complete-page.module.css';

function ThanksPage({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const { designPattern } = useAttendance();
  return (
    <main className={styles.page} id="content">
      <img className={styles.picture} src={artwork(designPattern, 'vignette')} alt="" width="221" height="312" />
      <SectionHeading latin="Thank you" title={t('complete.title')} level={1} size="page" />
      <p className={styles.text}>
        <Sentences text={text} />
      </p>
      {children}
    </main>
  );
}

/** Keeps the time on one line with the word before it: "at 16:00". */
const withTime = (moment: string) => moment.replace(/ (?=\S+$)/, '\u00a0');

/** Date and place, in Japan and in the guest's own time zone. */
function Facts({ answer }: { readonly answer: Exclude<Answer, 'absence'> }) {
  const { startsAt, closesAt, facilityName, hallName } = useAttendance();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('complete.date')}</dt>
        <dd>
          {withTime(dateTimeText(startsAt))} <small>{tShell('time.japan')}</small>
        </dd>
      </div>
      {isOutsideJapan(startsAt) && (
        <div>
          <dt>{t('complete.own')}</dt>
          <dd>{ownDateTimeText(startsAt)}</dd>
        </div>
      )}
      {answer === 'view-archive' && (
        <div>
          <dt>{t('complete.until')}</dt>
          <dd>{t('complete.until.value', { date: lastMomentText(closesAt) })}</dd>
        </div>
      )}
      <div>
        <dt>{t('complete.place')}</dt>
        <dd>
          <span lang={writtenIn(facilityName)}>{facilityName}</span> <span lang={writtenIn(hallName)}>{hallName}</span>
        </dd>
      </div>
    </dl>
  );
}

/** Confirms the reply of a guest who attends, live or later. */
export function CompletePage() {
  const { me, companyAccountId, weddingKey } = useAttendance();
  const answer = me?.answer === 'view-archive' ? 'view-archive' : 'attendance';
  return (
    <ThanksPage text={t(`complete.${answer}`)}>
      <Facts answer={answer} />
      <p className={styles.mail}>{t(answer === 'attendance' ? 'complete.mail' : 'complete.mail.plain')}</p>
      <LinkButton href={paths.guest.index(companyAccountId, weddingKey)} variant="filled" size="large">
        {t('complete.watch')}
      </LinkButton>
    </ThanksPage>
  );
}

/** Confirms the reply of a guest who cannot attend. They have no player page. */
export function CompleteAbsencePage() {
  const { companyAccountId, weddingKey } = useAttendance();
  return (
    <ThanksPage text={t('complete.absence')}>
      <LinkButton href={paths.guest.invitation(companyAccountId, weddingKey)}>{t('complete.invitation')}</LinkButton>
    </ThanksPage>
  );
}
