import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import type { Answer } from '@kotohogi/domain/attendant/types';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { LinkButton } from '@kotohogi/ui/link-button';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { useState } from 'react';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { useNow } from '../../../shell/clock/use-now.ts';
import { shortDateTimeText } from '../../../shell/formats.ts';
import { momentText } from '../../../shell/moment-text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { useUpdateMe } from '../api.guest.ts';
import { useAttendance } from '../attendance-context.ts';
import { isCalledOff } from '../called-off.ts';
import { lastMomentText } from '../last-moment.ts';
import { t } from '../t.ts';
import styles from './reply-form.module.css';

type Me = NonNullable<AttendanceDetail['me']>;

/**
 * The guest's own answer; live and recording can be swapped until the ceremony starts (docs/product/reply.md#answers).
 */
export function OwnReply({ me }: { readonly me: Me }) {
  const { weddingKey, companyAccountId, startsAt, closesAt, lifeCycle } = useAttendance();
  const [answer, setAnswer] = useState<Answer>(me.answer);
  const update = useUpdateMe(weddingKey);
  const notify = useFailureNotice();
  const nowMs = useNow(60_000);
  const isFixed = me.answer === 'absence' || nowMs >= startsAt || isCalledOff(lifeCycle);
  const save = () => update.mutate({ answer }, { onError: error => notify(error, save) });
  return (
    <div className={styles.form}>
      <div>
        <p>{t('reply.own.text', { name: me.name, answer: t(`reply.answer.${me.answer}`) })}</p>
        <Alert tone="ok" isLive isShown={update.isSuccess && answer === me.answer}>
          {t('reply.own.saved')}
        </Alert>
      </div>
      {!isFixed && (
        <>
          <RadioCards
            label={t('reply.own.change')}
            value={answer}
            onChange={setAnswer}
            columns={1}
            options={[
              {
                value: 'attendance',
                label: t('reply.answer.attendance'),
                description: t('reply.answer.attendance.about', { date: momentText(startsAt, shortDateTimeText) }),
              },
              {
                value: 'view-archive',
                label: t('reply.answer.view-archive'),
                description: t('reply.answer.view-archive.about', { date: lastMomentText(closesAt) }),
              },
            ]}
          />
          <div className={styles.send}>
            <Button
              variant="filled"
              fullWidth
              isDisabled={answer === me.answer}
              isBusy={update.isPending}
              busyLabel={t('reply.busy')}
              onPress={save}
            >
              {t('reply.own.save')}
            </Button>
          </div>
        </>
      )}
      {isFixed && <p>{t('reply.own.fixed')}</p>}
      {me.answer !== 'absence' && (
        <div className={styles.send}>
          <LinkButton href={paths.guest.index(companyAccountId, weddingKey)} fullWidth icon="arrow-right">
            {t('reply.own.watch')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
