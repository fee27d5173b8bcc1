import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import type { ReactNode } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { Brand } from '../../shell/brand/brand.tsx';
import { dateTimeText, phoneText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { type HostInvite, useInvite } from './api.ts';
import type { ja } from './messages.ja.ts';
import { RequestMailAgain } from './request-mail-again.tsx';
import { VerifyForm } from './verify-form.tsx';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

export interface VerifyPageProps {
  /** The token of the mailed link. */
  readonly token: string;
  readonly loginHref: string;
  /** Called once the user is signed in. */
  readonly onStarted: (invite: HostInvite) => void;
}

function Facts({ invite }: { readonly invite: HostInvite }) {
  return (
    <section className={styles.facts} aria-label={t('account.verify.facts')}>
      <p className={styles.caption}>{t('account.verify.facts')}</p>
      <dl>
        <div>
          <dt>{t('account.verify.when')}</dt>
          <dd>{dateTimeText(invite.startsAt)}</dd>
        </div>
        <div>
          <dt>{t('account.verify.where')}</dt>
          <dd>
            <span>{invite.facilityName}</span> <span>{invite.hallName}</span>
          </dd>
        </div>
        <div>
          <dt>{t('account.verify.email')}</dt>
          <dd>{invite.email}</dd>
        </div>
      </dl>
      <p className={styles.caption}>
        {t('account.verify.wrong', { facility: `${invite.facilityName} ${phoneText(invite.facilityPhone)}`.trim() })}
      </p>
    </section>
  );
}

const isGone = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429;

/** The link was used, has expired or is incomplete: offers to sign in or to request a new one. */
function GoneLink({ loginHref }: Pick<VerifyPageProps, 'loginHref'>) {
  return (
    <>
      <EmptyState
        title={t('account.verify.gone')}
        action={<LinkButton href={loginHref}>{t('account.verify.login')}</LinkButton>}
      >
        {t('account.verify.gone.text')}
      </EmptyState>
      <RequestMailAgain mail="verify" />
    </>
  );
}

function Body({ token, loginHref, onStarted }: VerifyPageProps): ReactNode {
  const { data, error, refetch } = useInvite(token);
  const isStaff = data?.kind === 'staff';
  const invite = isStaff ? undefined : data;
  // A link for staff does not open a wedding.
  const isLost = isStaff || (invite === undefined && isGone(error));
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('account.verify.title')}</h1>
        <p className={styles.lead}>{t(isLost ? 'account.verify.gone.lead' : 'account.verify.lead')}</p>
      </div>
      {invite !== undefined && (
        <>
          <Facts invite={invite} />
          <VerifyForm token={token} invite={invite} onStarted={() => onStarted(invite)} />
        </>
      )}
      {data === undefined && error === null && <Skeleton shape="block" height="28rem" />}
      {isLost && <GoneLink loginHref={loginHref} />}
      {invite === undefined && error !== null && !isLost && (
        <LoadFailure
          message={error instanceof ApiError ? error.userMessage : undefined}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

/** The couple's first visit through the venue's mail: check the facts, enter names, choose a password. */
export function VerifyPage(props: VerifyPageProps) {
  return (
    <div className={styles.page}>
      <header>
        <Brand />
      </header>
      <main id="content" className={styles.sheet}>
        <Body {...props} />
      </main>
      <footer>
        <LanguageButton />
      </footer>
    </div>
  );
}
