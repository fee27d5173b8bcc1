export { useHalls } from './api.ts';
export { HallList } from './hall-list.tsx';
export { patternText } from './pattern-text.ts';
