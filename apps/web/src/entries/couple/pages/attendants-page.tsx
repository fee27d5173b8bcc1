import { GuestsPage, ReopenDeadline, ReplySettings } from '../../../features/attendant/index.ts';
import { useCouple } from '../../../features/invitation/index.ts';
import { paths } from '../../../shell/router/paths.ts';
import styles from './attendants-page.module.css';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/attendants */
export function AttendantsPage() {
  const { id, companyAccountId, key } = useCouple();
  return (
    <>
      <GuestsPage
        weddingId={id}
        shareHref={paths.couple.share(companyAccountId, key)}
        hrefOf={guest => paths.couple.attendant(companyAccountId, key, guest)}
        notice={<ReopenDeadline />}
      />
      <div className={styles.settings}>
        <ReplySettings weddingId={id} />
      </div>
    </>
  );
}
