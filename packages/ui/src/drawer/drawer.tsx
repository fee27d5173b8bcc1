import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { ModalFrame } from '../dialog/modal-frame.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { useMediaQuery } from '../kit/use-media-query.ts';
import styles from './drawer.module.css';

/**
 * From this width the drawer is fixed next to the page (docs/product/kit.md#sizes): 1024 px, in em to account for
 * larger text.
 */
export const DRAWER_PINNED = '(min-width: 64em)';

export interface DrawerProps {
  /** Only applies below 1024 px; above, the drawer is always open. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /**
   * The current route: the drawer closes when it changes. It also closes when a link to the current page is followed.
   */
  readonly navigationKey: string;
  /** The logo and name at the top. */
  readonly brand: ReactNode;
  readonly children: ReactNode;
  /** Shown at the bottom: the signed-in person, a phone number. */
  readonly footer?: ReactNode | undefined;
}

/** The navigation of staff and couples: 300 px wide, over the page on small screens, next to it from 1024 px. */
export function Drawer({ isOpen, onOpenChange, navigationKey, brand, children, footer }: DrawerProps): ReactNode {
  const { frame } = useKitMessages();
  const isPinned = useMediaQuery(DRAWER_PINNED);
  useCloseOnNavigation(navigationKey, () => onOpenChange(false));
  const content = (
    <>
      <div className={styles.content}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  );
  // Runs after the click has reached the link: without motion the drawer is removed at once, and a removed link leaves
  // the click to the browser, which reloads the page.
  const closeAfterClick = (event: MouseEvent) => {
    if (isFollowed(event)) setTimeout(() => onOpenChange(false));
  };
  if (isPinned) {
    return (
      <aside className={styles.drawer} aria-label={frame.menu}>
        <div className={styles.brand}>{brand}</div>
        {content}
      </aside>
    );
  }
  return (
    <ModalFrame isOpen={isOpen} onClose={() => onOpenChange(false)} isDismissable size="drawer">
      <AriaDialog aria-label={frame.menu} className={classNames(styles.drawer)}>
        <div className={styles.links} onClickCapture={closeAfterClick}>
          <div className={styles.brand}>
            {brand}
            <span className={styles.close}>
              <IconButton icon="x" label={frame.closeMenu} tooltip="none" onPress={() => onOpenChange(false)} />
            </span>
          </div>
          {content}
        </div>
      </AriaDialog>
    </ModalFrame>
  );
}

/**
 * Whether a link is being followed in this tab, by mouse or keyboard: if it leads to the current page, the route does
 * not change.
 */
function isFollowed({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a[href]:not([aria-disabled])') : null;
  return link !== null && link.getAttribute('target') === null && !metaKey && !ctrlKey && !shiftKey;
}

function useCloseOnNavigation(navigationKey: string, close: () => void): void {
  const previous = useRef(navigationKey);
  useEffect(() => {
    if (previous.current === navigationKey) return;
    previous.current = navigationKey;
    close();
  });
}

/** The page next to the drawer: one column on small screens, drawer and content from 1024 px. */
export function DrawerLayout({
  drawer,
  children,
}: {
  readonly drawer: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.layout}>
      {drawer}
      <div className={styles.page}>{children}</div>
    </div>
  );
}
