export { AppHeader, type AppHeaderProps } from './app-header.tsx';
export { DynamicHeader } from './dynamic-header.tsx';
