import { LinkButton } from '@kotohogi/ui/link-button';
import { isCalledOff, visitText as t, useAttendance } from '../../features/attendant/index.ts';
import { InvitationView } from '../../features/invitation/index.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { paths } from '../../shell/router/paths.ts';
import styles from './invitation-page.module.css';

/**
 * The call to action: to the ceremony for guests who have answered, to the reply for others, to the login if it is too
 * late to answer.
 */
function WayOn() {
  const { me, viewer, reply, isPreview, companyAccountId: c, weddingKey: key } = useAttendance();
  const login = (
    <LinkButton href={paths.guest.login(c, key)} variant="quiet" icon="log-in">
      {t('invitation.login')}
    </LinkButton>
  );
  if (viewer !== 'visitor' && me?.answer !== 'absence' && !isPreview) {
    return (
      <LinkButton href={paths.guest.index(c, key)} variant="filled" size="large">
        {t('invitation.watch')}
      </LinkButton>
    );
  }
  if (!reply.isOpen && !isPreview) {
    return (
      <div className={styles.way}>
        <p>{t(reply.closedReason === 'over' ? 'invitation.closed.over' : 'invitation.closed')}</p>
        {login}
      </div>
    );
  }
  return (
    <div className={styles.way}>
      <LinkButton href={paths.guest.form(c, key)} variant="filled" size="large" isDisabled={isPreview}>
        {t('invitation.reply')}
      </LinkButton>
      {!isPreview && me === null && login}
    </div>
  );
}

/** …/invitation */
export function InvitationPage() {
  const detail = useAttendance();
  const { invitation, startsAt, hallName, facilityName, facilityHomepage, designPattern } = detail;
  const isReplyClosed = !detail.reply.isOpen && !detail.isPreview;
  return (
    <main id="content">
      <InvitationView
        content={invitation}
        facts={{
          startsAt,
          hallName,
          facilityName,
          facilityHomepage,
          isReplyClosed,
          isCalledOff: isCalledOff(detail.lifeCycle),
        }}
        language={currentLanguage()}
        pattern={designPattern}
        reply={<WayOn />}
      />
    </main>
  );
}
