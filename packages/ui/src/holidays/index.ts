export { isHoliday } from './japan-holidays.ts';
