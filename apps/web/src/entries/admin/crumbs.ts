import type { Crumb } from '@kotohogi/ui/breadcrumbs';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The breadcrumbs from the platform's first page to a page below it. */
export const crumbsTo = (...steps: readonly Crumb[]): readonly Crumb[] => [
  { label: t('adminArea.home'), icon: 'house', href: paths.admin.index },
  ...steps,
];
