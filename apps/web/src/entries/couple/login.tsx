import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { IdPromptPage, LoginPage } from '../../features/session/index.ts';
import { paths } from '../../shell/router/paths.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { useGoOn } from '../../shell/router/use-go-on.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

interface Ids {
  readonly companyAccountId?: string;
  readonly weddingKey?: string;
}

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/login */
export function CoupleLogin() {
  useTheme('wedding', 'couple');
  const { companyAccountId, weddingKey }: Ids = useParams({ strict: false });
  const search: object = useSearch({ strict: false });
  const navigate = useNavigate();
  const goOn = useGoOn(paths.couple.index(companyAccountId, weddingKey));
  if (weddingKey !== undefined) {
    const forgotHref = paths.couple.resetPassword(companyAccountId, weddingKey);
    return <LoginPage area="forCouple" onSignedIn={goOn} forgotHref={forgotHref} />;
  }
  return (
    <IdPromptPage
      area="forCouple"
      onNext={id =>
        void navigate({ href: `${paths.couple.login(companyAccountId, id)}${stringifySearch({ ...search })}` })
      }
    />
  );
}
