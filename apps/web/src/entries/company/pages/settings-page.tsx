import { CompanySettings, companyHelp, useCompany } from '../../../features/company/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/settings */
export function SettingsPage() {
  return (
    <StaffPage
      crumbs={crumbsTo(useCompany(), { label: t('companyArea.settings') })}
      title={t('companyArea.settings')}
      help={companyHelp('settings')}
    >
      <CompanySettings />
    </StaffPage>
  );
}
