import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { isMessageOver } from '@kotohogi/domain/congratulation/decide';
import type { ReactNode } from 'react';
import { boot } from '../../../shell/boot.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { useAttendance } from '../attendance-context.ts';
import { lastMomentText } from '../last-moment.ts';
import { t } from '../t.ts';
import styles from './guest-footer.module.css';
import { useIsInside } from './guest-pages.ts';

/** The deadline for messages and gifts, or that it has passed; empty before the invitation is published. */
function WindowNote() {
  const { closesAt, isMessageOpen, usePay, lifeCycle } = useAttendance();
  if (isMessageOpen) {
    return <p>{t(usePay ? 'guest.closes' : 'guest.closes.messages', { date: lastMomentText(closesAt) })}</p>;
  }
  return isMessageOver(lifeCycle) ? <p>{t(usePay ? 'guest.closed' : 'guest.closed.messages')}</p> : null;
}

const LINKS = ['privacyPolicyLink', 'termsLink', 'lawLink', 'faqLink', 'guideLink'] as const;

/** The copyright notice. */
function Copyright({ name = boot.productName[currentLanguage()] }: { readonly name?: string | undefined }) {
  return <p className={styles.copyright}>© {name}</p>;
}

/** The footer without a wedding: it is hidden for now, or not known yet. */
export function ProductFoot() {
  return (
    <footer className={styles.footer}>
      <Copyright />
    </footer>
  );
}

interface CompanyFootProps {
  readonly wedding: Pick<AttendanceDetail, 'facilityName' | 'companyLinks'>;
  readonly children?: ReactNode;
}

/** The company's links and copyright (docs/product/guest-page.md#pages). */
export function CompanyFoot({ wedding: { facilityName, companyLinks }, children }: CompanyFootProps) {
  const links = LINKS.filter(name => companyLinks[name] !== '');
  return (
    <footer className={styles.footer}>
      {children}
      <p>{facilityName}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(name => (
            <li key={name}>
              <a href={companyLinks[name]} target="_blank" rel="noopener noreferrer">
                {t(`guest.link.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Copyright name={companyLinks.copyrightName || undefined} />
    </footer>
  );
}

/** The footer of every wedding page: the deadline, then the company's links. */
export function GuestFooter() {
  // A guest who answered absence has no page to send anything from.
  return <CompanyFoot wedding={useAttendance()}>{useIsInside() && <WindowNote />}</CompanyFoot>;
}
