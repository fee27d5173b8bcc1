export { type RouteTab, RouteTabs, type RouteTabsProps } from './route-tabs.tsx';
