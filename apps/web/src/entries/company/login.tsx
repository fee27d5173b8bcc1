import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { IdPromptPage, LoginPage } from '../../features/session/index.ts';
import { paths } from '../../shell/router/paths.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { useGoOn } from '../../shell/router/use-go-on.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

/** /c/:companyAccountId?/manage/login */
export function CompanyLogin() {
  useTheme('company', 'couple');
  const { companyAccountId }: { companyAccountId?: string } = useParams({ strict: false });
  const search: object = useSearch({ strict: false });
  const navigate = useNavigate();
  const goOn = useGoOn(paths.company.index(companyAccountId));
  if (companyAccountId !== undefined) return <LoginPage area="forCompany" onSignedIn={goOn} />;
  return (
    <IdPromptPage
      area="forCompany"
      onNext={id => void navigate({ href: `${paths.company.login(id)}${stringifySearch({ ...search })}` })}
    />
  );
}
