export { allCsvAddress, useWedding } from './api.ts';
export { calendarSearch } from './calendar/calendar-days.ts';
export { calendarHelp } from './calendar/calendar-help.ts';
export { WeddingCalendar } from './calendar/wedding-calendar.tsx';
export { ErasureCard } from './couple/erasure-card.tsx';
export { CoupleName, coupleFullText, coupleShortText } from './couple-name.tsx';
export { DeletedWeddings } from './deletion/deleted-weddings.tsx';
export { weddingTabSearch } from './detail/tab-search.ts';
export { WeddingBasics } from './detail/wedding-basics.tsx';
export { WeddingGuests } from './detail/wedding-guests.tsx';
export { WeddingHead } from './detail/wedding-head.tsx';
export { WeddingHosts } from './detail/wedding-hosts.tsx';
export { type DetailTab, WeddingTabs } from './detail/wedding-tabs.tsx';
export { type Fact, Facts } from './facts.tsx';
export { CreateWeddingForm } from './form/create-wedding-form.tsx';
export { NewWedding } from './form/new-wedding.tsx';
export {
  NEW_WEDDING,
  type NewWeddingBody,
  type NewWeddingSearch,
  newWeddingSearch,
  type WeddingForm,
} from './form/wedding-form.ts';
export { weddingHelp } from './help.ts';
export { WeddingHistory } from './history/wedding-history.tsx';
export { PeriodTabs } from './list/period-tabs.tsx';
export { weddingSearch } from './list/periods.ts';
export { WeddingList } from './list/wedding-list.tsx';
export { ScheduleCard } from './schedule-card.tsx';
export { LiveStateChip, lifeText, liveText, StatusChip } from './state-chips.tsx';
export { CompanyToday } from './today/company-today.tsx';
export { FacilityHome } from './today/home.tsx';
export { TodayList, TodayStrip } from './today/today-list.tsx';
export { useJapanDate } from './use-today.ts';
export { bandText } from './wedding-texts.ts';
