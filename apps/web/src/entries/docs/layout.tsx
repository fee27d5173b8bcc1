import type { NavLink } from '@kotohogi/ui/drawer';
import { SECTIONS } from '@kotohogi/ui/gallery';
import { Outlet } from '@tanstack/react-router';
import { textsOf } from '../../shell/i18n/text.ts';
import { StaffFrame } from '../../shell/staff/staff-frame.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import { EXAMPLES } from './examples.ts';
import type { ja } from './messages.ja.ts';
import { sectionName } from './sections.ts';

const t = textsOf<typeof ja>();

const link = (id: string): NavLink => ({ id, label: sectionName(id), href: `/docs/${id}` });

/** The frame of the gallery: the list of its pages next to the current one. */
export function DocsLayout() {
  useTheme('default', 'staff');
  return (
    <StaffFrame
      label={t('docs.label')}
      items={[
        ...SECTIONS.map(({ id }) => link(id)),
        ...EXAMPLES.map(({ id }) => link(id)),
        { id: 'api', label: t('docs.api'), icon: 'book-open', href: '/docs/api' },
      ]}
    >
      <Outlet />
    </StaffFrame>
  );
}
