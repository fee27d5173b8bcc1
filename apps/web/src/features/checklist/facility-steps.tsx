import type { FacilityStep } from '@kotohogi/domain/checklist/decide';
import { textsOf } from '../../shell/i18n/text.ts';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { type FacilityArea, useFacility } from '../facility/index.ts';
import { useDismissFacilityChecklist, useFacilityChecklist } from './api.ts';
import { ChecklistCard } from './checklist-card.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The page where a step is done, for those who may do it. The contract with the gateway belongs to the company. */
function hrefOf(step: FacilityStep, { companyAccountId: c, accountId: f, abilities }: FacilityArea) {
  const where = (ability: string, href: string) => (abilities.has(ability) ? href : undefined);
  switch (step) {
    case 'hall':
      return where('facility:write:info', staffPaths.facility.newHall(c, f));
    case 'contact':
    case 'addresses':
      return where('facility:write:setting', staffPaths.facility.settings(c, f));
    case 'wedding':
      return where('facility:write:wedding', staffPaths.facility.newWedding(c, f));
    case 'streaming':
      return where('facility:write:user', staffPaths.facility.users(c, f));
    case 'gateway':
      return undefined;
  }
}

/** The checklist of the facility, until all of it is done or it is dismissed. */
export function FacilitySteps() {
  const facility = useFacility();
  const query = useFacilityChecklist(facility.id);
  const { data } = query;
  const dismiss = useDismissFacilityChecklist(facility.id);
  if (data === undefined) return <FailedPart query={query} title={t('checklist.facility')} />;
  if (data.isDismissed || data.steps.every(({ isDone }) => isDone)) return null;
  return (
    <ChecklistCard
      title={t('checklist.facility')}
      steps={data.steps.map(({ step, isDone }) => ({
        ...{ id: step, isDone, href: hrefOf(step, facility) },
        title: t(`checklist.facility.${step}`),
        text: t(`checklist.facility.${step}.text`),
      }))}
      onDismiss={facility.abilities.has('facility:write:setting') ? () => dismiss.mutate() : undefined}
      isDismissing={dismiss.isPending}
    />
  );
}
