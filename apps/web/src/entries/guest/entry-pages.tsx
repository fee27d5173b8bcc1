import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readLoginEmail } from '../../features/attendant/index.ts';
import {
  EnterByLink,
  GuestReset,
  GuestResetRequest,
  useGuestLink,
  useGuestReset,
} from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { useGoOn } from '../../shell/router/use-go-on.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import type { catalogue } from './catalogue.ja.ts';
import styles from './entry-pages.module.css';
import { LinkLetter, linkProblemOf } from './link-letter.tsx';
import type { EnterSearch } from './routes.ts';

const t = textsOf<typeof catalogue>();

/** Loaded only for the one kind of link that needs it. */
const ConfirmEmail = lazy(async () => {
  const { loadSelfTexts } = await import('../../features/attendant/guest-profile/t.ts');
  const [{ ConfirmEmail: page }] = await Promise.all([
    import('../../features/attendant/guest-profile/confirm-email.tsx'),
    loadSelfTexts(),
  ]);
  return { default: page };
});

interface Ids {
  readonly companyAccountId?: string;
  readonly weddingKey?: string;
  readonly token?: string;
}

/** …/password/reset: a guest requests the mail with the link. */
export function GuestResetRequestPage() {
  const { companyAccountId, weddingKey = '' }: Ids = useParams({ strict: false });
  return (
    <BottomSheet weddingKey={weddingKey} title={t('signIn.reset.title')} lead={t('signIn.reset.lead')}>
      <GuestResetRequest weddingKey={weddingKey} initialEmail={readLoginEmail()} />
      <div className={styles.ways}>
        <LinkButton href={paths.guest.login(companyAccountId, weddingKey)} variant="quiet">
          {t('signIn.toLogin')}
        </LinkButton>
      </div>
    </BottomSheet>
  );
}

/** …/password/reset/:token: sets a new password and signs the guest in. */
export function GuestResetPage() {
  const { companyAccountId, weddingKey = '', token = '' }: Ids = useParams({ strict: false });
  const navigate = useNavigate();
  const { error } = useGuestReset(token);
  const requestHref = paths.guest.resetPassword(companyAccountId, weddingKey);
  if (linkProblemOf(error) !== undefined) {
    return (
      <LinkLetter weddingKey={weddingKey} error={error} expiredText={t('signIn.gone.hour')}>
        <LinkButton href={requestHref}>{t('signIn.gone.reset')}</LinkButton>
      </LinkLetter>
    );
  }
  return (
    <BottomSheet weddingKey={weddingKey} title={t('signIn.new.title')} lead="">
      <GuestReset
        token={token}
        requestHref={requestHref}
        onChanged={() => void navigate({ href: paths.guest.index(companyAccountId, weddingKey), replace: true })}
      />
    </BottomSheet>
  );
}

/** …/enter?token=: signs in the guest of a mailed link with one tap. */
export function EnterPage() {
  const { companyAccountId, weddingKey = '' }: Ids = useParams({ strict: false });
  const { token = '', callback }: EnterSearch = useSearch({ strict: false });
  const goOn = useGoOn(paths.guest.index(companyAccountId, weddingKey));
  const navigate = useNavigate();
  const login = paths.guest.login(companyAccountId, weddingKey);
  const profile = paths.guest.profile(companyAccountId, weddingKey);
  const linkHref = `${login}${stringifySearch({ by: 'mail', callback })}`;
  const { error } = useGuestLink(token);
  if (linkProblemOf(error) !== undefined) {
    return (
      <LinkLetter weddingKey={weddingKey} error={error} expiredText={t('signIn.gone.link')}>
        <LinkButton href={linkHref}>{t('signIn.gone.link.way')}</LinkButton>
      </LinkLetter>
    );
  }
  return (
    <BottomSheet weddingKey={weddingKey} title={t('signIn.enter.title')} lead="">
      <EnterByLink
        token={token}
        linkHref={linkHref}
        onEntered={goOn}
        toEmail={change => (
          <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
            <ConfirmEmail
              token={token}
              {...change}
              profileHref={profile}
              onChanged={() => void navigate({ href: profile, replace: true })}
            />
          </Suspense>
        )}
      />
      <div className={styles.ways}>
        <LinkButton href={login} variant="quiet">
          {t('signIn.toLogin')}
        </LinkButton>
      </div>
    </BottomSheet>
  );
}
