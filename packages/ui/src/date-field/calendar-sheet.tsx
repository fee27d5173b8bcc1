import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { Calendar, type CalendarProps } from '../calendar/index.ts';
import { classNames } from '../kit/class-names.ts';
import popoverStyles from '../popover/popover.module.css';
import styles from './calendar-button.module.css';

export interface CalendarSheetProps extends Omit<CalendarProps, 'autoFocus'> {
  readonly sheet: RefObject<HTMLElement | null>;
  /** The frame it opens below. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Distance between the frame and the calendar, in px. */
const OFFSET = 6;

/** Whether the calendar is still at its frame: it scrolls with the page, but not with a box inside the page. */
function isAttached(frame: HTMLElement | null, sheet: HTMLElement | null): boolean {
  if (frame === null || sheet === null) return false;
  const { top, bottom } = frame.getBoundingClientRect();
  const box = sheet.getBoundingClientRect();
  return Math.min(Math.abs(box.top - bottom), Math.abs(top - box.bottom)) <= 2 * OFFSET;
}

/**
 * The calendar below a date field with typed input: pressing it keeps the focus in the input, so typing can continue.
 */
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
      onOpenChange={isStillOpen => !isStillOpen && !isAttached(anchor.current, sheet.current) && onClose()}
      placement="bottom start"
      offset={OFFSET}
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
