export { holidayName, isHoliday } from './japan-holidays.ts';
