import { LoadFailure } from '@kotohogi/ui/data-table';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useParams, useRouteContext } from '@tanstack/react-router';
import { companyHelp, EditCompany, RemoveCompany, useCompanyRecord } from '../../../features/company/index.ts';
import { PlatformFacilities } from '../../../features/facility/index.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { waitingTitle } from '../../../shell/staff/waiting-title.tsx';
import type { ja } from '../messages.ja.ts';
import type { AdminRouteContext } from '../routes.inside.ts';

const t = textsOf<typeof ja>();

/** The company, or the reason why it cannot be shown. */
function Body({ id }: { readonly id: number }) {
  const query = useCompanyRecord(id);
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton shape="block" height="30rem" />;
  return (
    <>
      <EditCompany record={query.data} />
      <PlatformFacilities companyId={id} />
    </>
  );
}

/** /admin/companies/:companyId */
export function CompanyPage() {
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  const { companyId }: { readonly companyId?: string } = useParams({ strict: false });
  const id = Number(companyId);
  const query = useCompanyRecord(id);
  const company = query.data;
  return (
    <StaffPage
      crumbs={[
        { label: t('adminArea.home'), icon: 'house', href: paths.admin.index },
        { label: t('adminArea.companies'), href: staffPaths.admin.companies },
        { label: company?.name ?? '…' },
      ]}
      title={company?.name ?? waitingTitle(failureOf(query), t('adminArea.companies'))}
      help={companyHelp('record')}
      actions={
        company !== undefined && (
          <>
            {company.mayEnter && (
              <LinkButton href={paths.company.index(company.accountId)}>{t('adminArea.companies.enter')}</LinkButton>
            )}
            {abilities.has('admin:write:company') && <RemoveCompany company={company} />}
          </>
        )
      }
    >
      <Body key={id} id={id} />
    </StaffPage>
  );
}
