import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { IdPromptPage, LoginPage } from '../../features/session/index.ts';
import { paths } from '../../shell/router/paths.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { useGoOn } from '../../shell/router/use-go-on.ts';
import { useTheme } from '../../shell/theme/use-theme.ts';

interface Ids {
  readonly companyAccountId?: string;
  readonly facilityAccountId?: string;
}

/** /c/:companyAccountId?/facilities/:facilityAccountId?/manage/login */
export function FacilityLogin() {
  useTheme('facility', 'couple');
  const { companyAccountId, facilityAccountId }: Ids = useParams({ strict: false });
  const search: object = useSearch({ strict: false });
  const navigate = useNavigate();
  const goOn = useGoOn(paths.facility.index(companyAccountId, facilityAccountId));
  if (facilityAccountId !== undefined) return <LoginPage area="forFacility" onSignedIn={goOn} />;
  return (
    <IdPromptPage
      area="forFacility"
      onNext={id =>
        void navigate({ href: `${paths.facility.login(companyAccountId, id)}${stringifySearch({ ...search })}` })
      }
    />
  );
}
