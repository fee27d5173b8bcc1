export { HostsCard } from './hosts-card.tsx';
export type { StaffArea } from './staff/area.ts';
export { usersPages } from './staff/users-pages.tsx';
