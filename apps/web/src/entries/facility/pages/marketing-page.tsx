import { useFacility } from '../../../features/facility/index.ts';
import { Marketing, marketingHelp } from '../../../features/marketing/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/marketing */
export function MarketingPage() {
  const facility = useFacility();
  return (
    <StaffPage
      crumbs={crumbsTo(facility, { label: t('facilityArea.marketing') })}
      title={t('facilityArea.marketing')}
      help={marketingHelp()}
    >
      <Marketing />
    </StaffPage>
  );
}
