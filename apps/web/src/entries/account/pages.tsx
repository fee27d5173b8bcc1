import { Outlet, useNavigate, useParams, useRouteContext } from '@tanstack/react-router';
import {
  ActivatePage,
  ApiKeysPage,
  ConfirmEmailPage,
  type Entered,
  InviteLinkPage,
  NewApiKeyPage,
  PasswordPage,
  ProfilePage,
  RevokeApiKeys,
} from '../../features/account/index.ts';
import {
  AccountHome,
  EndedSession,
  homeOf,
  LoginPage,
  ResetPage,
  ResetRequestPage,
} from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import { useGoOnTo } from '../../shell/router/use-go-on.ts';
import { useSession } from '../../shell/session/session.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';
import type { catalogue } from './catalogue.ja.ts';
import type { AccountRouteContext } from './routes.ts';

const t = textsOf<typeof catalogue>();

/** The token in the URL of a mailed link. */
function useToken(): string {
  const { token = '' }: { readonly token?: string } = useParams({ strict: false });
  return token;
}

/** /account/login */
export function AccountLogin() {
  useTheme('default', 'couple');
  const goOn = useGoOnTo();
  return <LoginPage area="forAccount" onSignedIn={user => goOn(homeOf(user))} />;
}

/** Around every page behind the login. */
export function AccountInside() {
  const { user }: AccountRouteContext = useRouteContext({ strict: false });
  return (
    <>
      <Outlet />
      <EndedSession user={user} loginHref={paths.account.login} />
    </>
  );
}

/** /account */
export function AccountIndex() {
  useTheme('default', 'couple');
  const { user } = useSession();
  return user === null ? null : <AccountHome user={user} />;
}

/** /account/password/reset */
export function AccountResetRequest() {
  useTheme('default', 'couple');
  return <ResetRequestPage area={t('session.forAccount')} loginHref={paths.account.login} />;
}

/** /account/password/reset/:token */
export function AccountReset() {
  useTheme('default', 'couple');
  const navigate = useNavigate();
  return (
    <ResetPage
      area={t('session.forAccount')}
      token={useToken()}
      requestHref={paths.account.resetPassword}
      onChanged={() => void navigate({ href: paths.account.index, replace: true })}
      renderApiKeysChoice={choice => <RevokeApiKeys {...choice} />}
    />
  );
}

/** /account/invites/activate */
export function AccountInvites() {
  useTheme('wedding', 'couple');
  const navigate = useNavigate();
  return <InviteLinkPage onLink={token => void navigate({ href: paths.account.invite(token) })} />;
}

/** The first page behind an accepted invitation. */
function homeIn({ scope, companyAccountId, facilityAccountId, weddingKey }: Entered): string {
  switch (scope) {
    case 'admin':
      return paths.admin.index;
    case 'company':
      return paths.company.index(companyAccountId);
    case 'facility':
      return paths.facility.index(companyAccountId, facilityAccountId);
    case 'wedding':
      return paths.couple.index(companyAccountId, weddingKey);
  }
}

/** /account/invites/:token/activate */
export function AccountActivate() {
  useTheme('wedding', 'couple');
  const navigate = useNavigate();
  return (
    <ActivatePage token={useToken()} onActivated={entered => void navigate({ href: homeIn(entered), replace: true })} />
  );
}

/** /account/profile */
export function AccountProfile() {
  useTheme('default', 'couple');
  const { user } = useSession();
  return user === null ? null : <ProfilePage key={user.email} user={user} />;
}

/** /account/profile/email/:token */
export function AccountConfirmEmail() {
  useTheme('default', 'couple');
  return <ConfirmEmailPage token={useToken()} />;
}

/** /account/password */
export function AccountPassword() {
  useTheme('default', 'couple');
  return <PasswordPage />;
}

/** /account/apiKey */
export function AccountApiKeys() {
  useTheme('default', 'couple');
  return <ApiKeysPage />;
}

/** /account/apiKey/new */
export function AccountNewApiKey() {
  useTheme('default', 'couple');
  return <NewApiKeyPage />;
}
