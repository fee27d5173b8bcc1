export { TimeList, type TimeListProps } from './time-list.tsx';
