import { Button } from '@kotohogi/ui/button';
import { Drawer, DrawerLayout, type NavItem, NavList } from '@kotohogi/ui/drawer';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { Brand } from '../brand/brand.tsx';
import { textsOf } from '../i18n/text.ts';
import { StaffFrameContext } from './frame-context.ts';
import type { ja } from './messages.ja.ts';
import styles from './staff.module.css';

const staffTexts = textsOf<typeof ja>();

/** Whether the keyboard has a ⌘ key. */
const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

export interface StaffFrameProps {
  /** Accessible name of the navigation: the area's name. */
  readonly label: string;
  readonly items: readonly NavItem[];
  /** The name of the facility or company, for paper; the area's name by default. */
  readonly place?: string;
  /** Above the navigation items: the current facility. */
  readonly head?: ReactNode;
  /** Below the navigation items: today's streams. */
  readonly aside?: ReactNode;
  /** The same in one line, below the header of a page, where the drawer does not fit. */
  readonly strip?: ReactNode;
  /** At the bottom: who is signed in. */
  readonly footer?: ReactNode;
  /** The search of the area: how it opens, and its dialog. */
  readonly search?: { readonly open: () => void; readonly dialog: ReactNode };
  readonly children: ReactNode;
}

/** The frame of a staff area: drawer with logo, items and person; the page next to it. */
export function StaffFrame({
  label,
  place = label,
  items,
  head,
  aside,
  strip,
  footer,
  search,
  children,
}: StaffFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, searchStr } = useLocation();
  const openSearch = search?.open;
  const controls = useMemo(
    () => ({ place, openMenu: () => setOpen(true), openSearch, strip }),
    [place, openSearch, strip],
  );
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
            {search !== undefined && (
              <div className={styles.search}>
                <Button icon="search" fullWidth onPress={search.open}>
                  <span>{staffTexts('search.open')}</span>
                  <kbd className={styles.shortcut}>{IS_APPLE ? '⌘K' : 'Ctrl K'}</kbd>
                </Button>
              </div>
            )}
            <NavList label={label} items={items} currentPath={pathname} />
            {aside}
          </Drawer>
        }
      >
        {children}
      </DrawerLayout>
      {search?.dialog}
    </StaffFrameContext>
  );
}
