import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { VerifyPage } from '../../features/account/index.ts';
import { paths } from '../../shell/router/paths.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

interface Ids {
  readonly companyAccountId?: string;
  readonly weddingKey?: string;
}

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/verify */
export function CoupleVerify() {
  useTheme('wedding', 'couple');
  const { companyAccountId, weddingKey }: Ids = useParams({ strict: false });
  const { token = '' }: { readonly token?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <VerifyPage
      token={token}
      loginHref={paths.couple.login(companyAccountId, weddingKey)}
      onStarted={invite =>
        void navigate({ href: paths.couple.index(invite.companyAccountId, invite.weddingKey), replace: true })
      }
    />
  );
}
