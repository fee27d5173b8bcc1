import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import styles from './tabs.module.css';

/** One tab and what it shows. */
export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  /** A count after the words. */
  readonly count?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Spoken name of the row of tabs. */
  readonly label: string;
  /** At least one. */
  readonly items: readonly [TabItem, ...TabItem[]];
  readonly selectedId?: string | undefined;
  readonly defaultSelectedId?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
  /** The row stays under the header while the panel scrolls. */
  readonly isSticky?: boolean | undefined;
}

/** Panels of one page, one shown at a time. Tabs that are pages of their own are `RouteTabs`. */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelect,
  isSticky = false,
}: TabsProps): ReactNode {
  return (
    <AriaTabs
      {...defined({ selectedKey: selectedId })}
      defaultSelectedKey={defaultSelectedId ?? items[0].id}
      onSelectionChange={key => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={classNames(styles.list, isSticky && styles.sticky)}>
        {items.map(item => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className={classNames(styles.tab)}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map(item => (
        <TabPanel key={item.id} id={item.id} className={classNames(styles.panel)}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
