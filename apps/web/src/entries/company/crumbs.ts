import type { Crumb } from '@kotohogi/ui/breadcrumbs';
import type { CompanyArea } from '../../features/company/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The breadcrumbs from the company's first page to a page below it. */
export function crumbsTo({ accountId }: CompanyArea, ...steps: readonly Crumb[]): readonly Crumb[] {
  return [{ label: t('companyArea.home'), icon: 'house', href: paths.company.index(accountId) }, ...steps];
}
