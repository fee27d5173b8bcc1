export { Knot, type KnotProps } from './knot.tsx';
