import { coupleText } from '@kotohogi/domain/profile/names';
import { LinkButton } from '@kotohogi/ui/link-button';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { paths } from '../../../shell/router/paths.ts';
import { Sentences } from '../../../shell/sentences.tsx';
import { useAttendance } from '../attendance-context.ts';
import { t } from '../t.ts';
import { Contact } from './contact.tsx';
import styles from './letter.module.css';
import type { LetterKind } from './letter-kind.ts';
import { LetterSheet } from './letter-sheet.tsx';

/** What remains available after a wedding is called off: the receipts of gifts. */
function Keepsakes() {
  const { companyAccountId, weddingKey, viewer } = useAttendance();
  if (viewer !== 'guest') return null;
  return (
    <LinkButton href={paths.guest.payment(companyAccountId, weddingKey)} variant="quiet" icon="receipt-text">
      {t('letter.keepsakes')}
    </LinkButton>
  );
}

/** Pages that stay available after the wedding is called off: receipts and the guest's own data. */
const OWN_PAGE = /\/(payment|profile)$/;

export interface LetterProps {
  readonly kind: LetterKind;
  /** The path of the page that the letter replaces. */
  readonly path: string;
  /** The page itself, for the few that stay available. */
  readonly children: ReactNode;
}

/**
 * Sad news in place of the guest's pages, in kind words: what happened, what it means for the guest, and who to
 * contact.
 */
export function Letter({ kind, path, children }: LetterProps) {
  const detail = useAttendance();
  if (kind !== 'blocked' && detail.viewer === 'guest' && OWN_PAGE.test(path)) return children;
  const hasAnswered = detail.me !== null;
  return (
    <main id="content">
      <meta name="robots" content="noindex" />
      <LetterSheet wedding={detail} title={t(`letter.${kind}.title`)}>
        <p className={styles.text}>
          <Sentences text={t(`letter.${kind}.text`, { names: coupleText(detail.couple, currentLanguage()) })} />
        </p>
        {kind === 'postponed' && hasAnswered && (
          <p className={styles.text}>
            <Sentences text={t('letter.postponed.kept')} />
          </p>
        )}
        <Contact />
        {kind !== 'blocked' && <Keepsakes />}
        {kind !== 'blocked' && detail.viewer === 'visitor' && (
          <LinkButton
            href={paths.guest.login(detail.companyAccountId, detail.weddingKey)}
            variant="quiet"
            icon="log-in"
          >
            {t('invitation.login')}
          </LinkButton>
        )}
      </LetterSheet>
    </main>
  );
}
