export { DotProgress } from './dot-progress.tsx';
