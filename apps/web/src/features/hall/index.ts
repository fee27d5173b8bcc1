export { useHall, useHalls } from './api.ts';
export { EditHall } from './edit-hall.tsx';
export { hallHelp } from './hall-help.ts';
export { HallList } from './hall-list.tsx';
export { NewHall } from './new-hall.tsx';
export { patternText } from './pattern-text.ts';
