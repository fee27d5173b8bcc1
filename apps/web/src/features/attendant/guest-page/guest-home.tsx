import { titleNames } from '@kotohogi/domain/profile/names';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { useAttendance } from '../attendance-context.ts';
import { CoupleTitle } from '../couple-title.tsx';
import styles from './guest-header.module.css';
import { useIsInside } from './guest-pages.ts';

/** The couple's names, linked to the ceremony, or to the invitation for those without access. */
export function GuestHome() {
  const { couple, companyAccountId, weddingKey } = useAttendance();
  const { index, invitation } = paths.guest;
  const href = (useIsInside() ? index : invitation)(companyAccountId, weddingKey);
  return (
    <PageLink className={styles.home} href={href}>
      <CoupleTitle names={titleNames(couple)} />
    </PageLink>
  );
}
