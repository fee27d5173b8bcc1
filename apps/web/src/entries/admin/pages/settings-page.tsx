import { useRouteContext } from '@tanstack/react-router';
import { PlatformSettingsForm, platformSettingHelp } from '../../../features/platform-setting/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import type { ja } from '../messages.ja.ts';
import type { AdminRouteContext } from '../routes.inside.ts';

const t = textsOf<typeof ja>();

/** /admin/settings */
export function SettingsPage() {
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  return (
    <StaffPage
      crumbs={[
        { label: t('adminArea.home'), icon: 'house', href: paths.admin.index },
        { label: t('adminArea.settings') },
      ]}
      title={t('adminArea.settings')}
      help={platformSettingHelp()}
    >
      <PlatformSettingsForm mayWrite={abilities.has('admin:write:setting')} />
    </StaffPage>
  );
}
