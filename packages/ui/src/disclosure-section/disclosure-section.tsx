import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import { useControllable } from '../kit/use-controllable.ts';
import styles from './disclosure-section.module.css';

export interface DisclosureSectionProps {
  readonly title: ReactNode;
  readonly level?: 2 | 3 | 4 | undefined;
  /** After the title: a chip (変更あり), or a summary of the content while collapsed. */
  readonly aside?: ReactNode | undefined;
  readonly isOpen?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
}

/** One section of an accordion. Its content stays mounted while collapsed: a form keeps its input. */
export function DisclosureSection({ level = 2, ...props }: DisclosureSectionProps): ReactNode {
  const [isOpen, setOpen] = useControllable({
    value: props.isOpen,
    defaultValue: props.defaultOpen ?? false,
    onChange: props.onOpenChange,
  });
  const panelId = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={props.id} className={styles.section} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          <Button
            aria-expanded={isOpen}
            aria-controls={panelId}
            className={classNames(styles.button)}
            onPress={() => setOpen(!isOpen)}
          >
            {props.title}
          </Button>
        </Heading>
        {props.aside !== undefined && <div className={styles.aside}>{props.aside}</div>}
        <span className={styles.arrow}>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </span>
      </div>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {props.children}
      </div>
    </section>
  );
}

/** Sections on one sheet, separated by hairlines. */
export function DisclosureList({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.list}>{children}</div>;
}
