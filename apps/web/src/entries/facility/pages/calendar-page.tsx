import { useFacility } from '../../../features/facility/index.ts';
import { calendarHelp, WeddingCalendar } from '../../../features/wedding/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/calendar */
export function CalendarPage() {
  return (
    <StaffPage
      crumbs={crumbsTo(useFacility(), { label: t('facilityArea.calendar') })}
      title={t('facilityArea.calendar')}
      help={calendarHelp()}
    >
      <WeddingCalendar />
    </StaffPage>
  );
}
