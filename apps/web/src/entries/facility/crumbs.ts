import type { Crumb } from '@kotohogi/ui/breadcrumbs';
import type { FacilityArea } from '../../features/facility/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The breadcrumbs from the facility's first page to a page below it. */
export function crumbsTo({ companyAccountId, accountId }: FacilityArea, ...steps: readonly Crumb[]): readonly Crumb[] {
  return [
    { label: t('facilityArea.home'), icon: 'house', href: paths.facility.index(companyAccountId, accountId) },
    ...steps,
  ];
}
