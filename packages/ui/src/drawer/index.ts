export { DRAWER_PINNED, Drawer, DrawerLayout, type DrawerProps } from './drawer.tsx';
export { matchesPath } from './match-path.ts';
export { type NavGroup, type NavItem, type NavLink, NavList, type NavListProps } from './nav-list.tsx';
