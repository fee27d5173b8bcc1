import { type ReactNode, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { Popover } from '../popover/popover.tsx';
import { CalendarPanel } from './calendar-panel.tsx';

export interface CalendarButtonProps {
  readonly value: string | null;
  readonly onChoose: (date: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isDisabled: boolean;
}

/** The button at the end of a date field; its calendar closes as soon as a day is chosen. */
export function CalendarButton({ isDisabled, onChoose, ...calendar }: CalendarButtonProps): ReactNode {
  const { form } = useKitMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton icon="calendar" label={form.openCalendar} tooltip="none" isDisabled={isDisabled} />
      <Popover>
        <Dialog aria-label={form.calendar}>
          <CalendarPanel
            {...calendar}
            onChoose={date => {
              setOpen(false);
              onChoose(date);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
