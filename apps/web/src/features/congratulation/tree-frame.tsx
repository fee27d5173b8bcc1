import { IconButton } from '@kotohogi/ui/icon-button';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useCare } from '../../shell/theme/use-care.ts';
import { t } from './t.ts';
import styles from './tree-frame.module.css';

/** The vertical center of the crown, as a share of the scroll range. */
const CROWN_AT = 0.35;

export interface TreeFrameProps {
  readonly children: ReactNode;
  /** The content below the tree, next to the magnifying glass. */
  readonly under: ReactNode;
}

/**
 * The tree in its frame: all of it, or zoomed in on a phone and scrolled by touch, so that small names are readable.
 */
export function TreeFrame({ children, under }: TreeFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isLarge] = useCare('large');
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || !(isNear || isLarge)) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) * CROWN_AT;
  }, [isNear, isLarge]);
  return (
    <div className={styles.tree}>
      <div ref={frame} className={styles.frame} data-near={isNear || undefined} data-large={isLarge || undefined}>
        <div className={styles.stage}>{children}</div>
      </div>
      <div className={styles.under}>
        {under}
        <span className={styles.glass}>
          <IconButton
            icon={isNear ? 'zoom-out' : 'zoom-in'}
            label={t(isNear ? 'tree.whole' : 'tree.near')}
            variant="outlined"
            tooltip="none"
            onPress={() => setNear(!isNear)}
          />
        </span>
      </div>
    </div>
  );
}
