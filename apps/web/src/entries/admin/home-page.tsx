import { CompanyList } from '../../features/company/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { StaffPage } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

/** /admin */
export function HomePage() {
  return (
    <StaffPage
      crumbs={[{ label: say('adminArea.label') }, { label: say('adminArea.companies') }]}
      title={say('adminArea.companies')}
    >
      <CompanyList />
    </StaffPage>
  );
}
