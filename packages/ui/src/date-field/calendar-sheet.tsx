import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { Calendar, type CalendarProps } from '../calendar/index.ts';
import { classNames } from '../kit/class-names.ts';
import popoverStyles from '../popover/popover.module.css';
import styles from './calendar-button.module.css';

export interface CalendarSheetProps extends Omit<CalendarProps, 'autoFocus'> {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The frame it stands under. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The calendar under a date field that is being typed in: pressing it leaves the focus, and so the typing, in the input. */
export function CalendarSheet({
  sheet,
  anchor,
  isOpen,
  onClose,
  onChange,
  ...calendar
}: CalendarSheetProps): ReactNode {
  return (
    <Popover
      ref={sheet}
      triggerRef={anchor}
      isNonModal
      isOpen={isOpen}
      onOpenChange={isStillOpen => !isStillOpen && onClose()}
      placement="bottom start"
      offset={6}
      className={classNames(popoverStyles.popover)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, it only keeps the focus where it is */}
      <div className={styles.picker} onMouseDown={event => event.preventDefault()}>
        <Calendar
          {...calendar}
          onChange={date => {
            onClose();
            onChange(date);
          }}
        />
      </div>
    </Popover>
  );
}
