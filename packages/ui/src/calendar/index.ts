export { Calendar } from './calendar.tsx';
export type { CalendarMode } from './calendar-machine.ts';
export type { CalendarProps } from './use-calendar.ts';
