import { useNavigate, useParams } from '@tanstack/react-router';
import { RevokeApiKeys } from '../../features/account/index.ts';
import { ResetPage, ResetRequestPage } from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';
import type { catalogue } from './catalogue.ja.ts';

const t = textsOf<typeof catalogue>();

interface Ids {
  readonly companyAccountId?: string;
  readonly weddingKey?: string;
  readonly token?: string;
}

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/password/reset */
export function CoupleResetRequest() {
  useTheme('wedding', 'couple');
  const { companyAccountId, weddingKey }: Ids = useParams({ strict: false });
  return (
    <ResetRequestPage
      area={t('session.forCouple')}
      weddingKey={weddingKey}
      loginHref={paths.couple.login(companyAccountId, weddingKey)}
    />
  );
}

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/password/reset/:token */
export function CoupleReset() {
  useTheme('wedding', 'couple');
  const { companyAccountId, weddingKey, token = '' }: Ids = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <ResetPage
      area={t('session.forCouple')}
      token={token}
      requestHref={paths.couple.resetPassword(companyAccountId, weddingKey)}
      onChanged={() => void navigate({ href: paths.couple.index(companyAccountId, weddingKey), replace: true })}
      renderApiKeysChoice={choice => <RevokeApiKeys {...choice} />}
    />
  );
}
