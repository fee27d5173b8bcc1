import { type ReactNode, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Calendar, type CalendarProps } from '../calendar/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { Popover } from '../popover/popover.tsx';
import styles from './calendar-button.module.css';

export interface CalendarButtonProps extends Omit<CalendarProps, 'autoFocus'> {
  readonly isDisabled: boolean;
}

/** The button at the end of a date field; its calendar closes when a day, or a month, is selected. */
export function CalendarButton({ isDisabled, onChange, ...calendar }: CalendarButtonProps): ReactNode {
  const { form } = useKitMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton icon="calendar" label={form.openCalendar} tooltip="none" isDisabled={isDisabled} />
      <Popover>
        <Dialog aria-label={form.calendar} className={classNames(styles.picker)}>
          <Calendar
            {...calendar}
            autoFocus
            onChange={date => {
              setOpen(false);
              onChange(date);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
