import { type ReactNode, useRef, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import { type NonEmpty, someTabs } from './some-tabs.ts';
import styles from './tabs.module.css';
import { useTabInView } from './use-tab-in-view.ts';

/** One tab and its content. */
export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  /** A count after the label. */
  readonly count?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  /** At least one. */
  readonly items: NonEmpty<TabItem>;
  readonly selectedId?: string | undefined;
  readonly defaultSelectedId?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
  /** The row sticks below the header while the panel scrolls. */
  readonly isSticky?: boolean | undefined;
}

/** Panels of one page, one shown at a time. Tabs that are separate pages are `RouteTabs`. */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelect,
  isSticky = false,
}: TabsProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const [first] = someTabs(items, label);
  const [chosenId, setChosenId] = useState(defaultSelectedId ?? first.id);
  useTabInView(row, selectedId ?? chosenId);
  return (
    <AriaTabs
      {...defined({ selectedKey: selectedId })}
      defaultSelectedKey={defaultSelectedId ?? first.id}
      onSelectionChange={key => {
        setChosenId(String(key));
        onSelect?.(String(key));
      }}
    >
      <TabList ref={row} aria-label={label} className={classNames(styles.list, isSticky && styles.sticky)}>
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
