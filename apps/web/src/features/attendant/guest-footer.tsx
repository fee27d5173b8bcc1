import { isMessageOver } from '@kotohogi/domain/congratulation/decide';
import { boot } from '../../shell/boot.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { useAttendance } from './attendance-context.ts';
import styles from './guest-footer.module.css';
import { lastMomentText } from './last-moment.ts';
import { say } from './say.ts';

/** Until when something can be sent, or that it is over; nothing while the invitation is not out. */
function WindowNote() {
  const { closesAt, isMessageOpen, usePay, lifeCycle } = useAttendance();
  if (isMessageOpen) {
    return <p>{say(usePay ? 'guest.closes' : 'guest.closes.messages', { date: lastMomentText(closesAt) })}</p>;
  }
  return isMessageOver(lifeCycle) ? <p>{say('guest.closed')}</p> : null;
}

const LINKS = ['privacyPolicyLink', 'termsLink', 'lawLink', 'faqLink', 'guideLink'] as const;

/** The foot of every guest page: until when something can be sent, the company's links and copyright (decision 136). */
export function GuestFooter() {
  const { viewer, facilityName, companyLinks } = useAttendance();
  const links = LINKS.filter(name => companyLinks[name] !== '');
  return (
    <footer className={styles.footer}>
      {viewer !== 'visitor' && <WindowNote />}
      <p>{facilityName}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(name => (
            <li key={name}>
              <a href={companyLinks[name]} target="_blank" rel="noopener noreferrer">
                {say(`guest.link.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.copyright}>© {companyLinks.copyrightName || boot.productName[currentLanguage()]}</p>
    </footer>
  );
}
