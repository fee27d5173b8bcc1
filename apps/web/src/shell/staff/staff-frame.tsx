import { Drawer, DrawerLayout, type NavItem, NavList } from '@kotohogi/ui/drawer';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { Brand } from '../brand/brand.tsx';
import { StaffFrameContext } from './frame-context.ts';

export interface StaffFrameProps {
  /** Accessible name of the navigation: the area's name. */
  readonly label: string;
  readonly items: readonly NavItem[];
  /** Above the navigation items: the current facility. */
  readonly head?: ReactNode;
  /** Below the navigation items: today's streams. */
  readonly aside?: ReactNode;
  /** The same in one line, below the header of a page, where there is no room for the drawer. */
  readonly strip?: ReactNode;
  /** At the bottom: who is signed in. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a staff area: drawer with logo, items and person; the page next to it. */
export function StaffFrame({ label, items, head, aside, strip, footer, children }: StaffFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, searchStr } = useLocation();
  const controls = useMemo(() => ({ openMenu: () => setOpen(true), strip }), [strip]);
  return (
    <StaffFrameContext value={controls}>
      <DrawerLayout
        drawer={
          <Drawer
            isOpen={isOpen}
            onOpenChange={setOpen}
            navigationKey={`${pathname}${searchStr}`}
            brand={<Brand />}
            footer={footer}
          >
            {head}
            <NavList label={label} items={items} currentPath={pathname} />
            {aside}
          </Drawer>
        }
      >
        {children}
      </DrawerLayout>
    </StaffFrameContext>
  );
}
