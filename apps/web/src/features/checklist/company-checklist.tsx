import type { CompanyStep } from '@kotohogi/domain/checklist/decide';
import { textsOf } from '../../shell/i18n/text.ts';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { type CompanyArea, useCompany } from '../company/index.ts';
import { useCompanyChecklist, useDismissCompanyChecklist } from './api.ts';
import { ChecklistCard } from './checklist-card.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The page where a step is done, for those who may do it. The contract with the gateway is on a facility's page. */
function hrefOf(step: CompanyStep, { accountId, abilities }: CompanyArea) {
  const where = (ability: string, href: string) => (abilities.has(ability) ? href : undefined);
  switch (step) {
    case 'facility':
      return where('company:write:facility', staffPaths.company.newFacility(accountId));
    case 'administrator':
      return where('company:write:user', staffPaths.company.users(accountId));
    case 'gateway':
      return where('company:write:setting', staffPaths.company.facilities(accountId));
  }
}

function Shown() {
  const company = useCompany();
  const query = useCompanyChecklist(company.id);
  const { data } = query;
  const dismiss = useDismissCompanyChecklist(company.id);
  if (data === undefined) return <FailedPart query={query} title={t('checklist.company')} />;
  if (data.isDismissed || data.steps.every(({ isDone }) => isDone)) return null;
  return (
    <ChecklistCard
      title={t('checklist.company')}
      steps={data.steps.map(({ step, isDone }) => ({
        ...{ id: step, isDone, href: hrefOf(step, company) },
        title: t(`checklist.company.${step}`),
        text: t(`checklist.company.${step}.text`),
      }))}
      onDismiss={company.abilities.has('company:write:setting') ? () => dismiss.mutate() : undefined}
      isDismissing={dismiss.isPending}
    />
  );
}

/** What the company needs before its first facility can work, until all of it is done or the list is dismissed. */
export function CompanyChecklist() {
  return useCompany().abilities.has('company:read:setting') ? <Shown /> : null;
}
