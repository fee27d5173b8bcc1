export { needStaff } from './staff/need-staff.ts';
