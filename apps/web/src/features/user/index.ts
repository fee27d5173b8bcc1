export { HostsCard } from './hosts-card.tsx';
export type { StaffArea } from './staff/area.ts';
export { InviteStaffPage } from './staff/invite-page.tsx';
export { NewStaffPage } from './staff/new-page.tsx';
export { PersonPage } from './staff/person-page.tsx';
export { StaffList } from './staff/staff-list.tsx';
