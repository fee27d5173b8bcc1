import type { ReactNode, Ref } from 'react';
import type { IconName } from '../icon/icon-name.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { BusyButton, type PressProps } from './busy-button.tsx';
import { ButtonContent } from './button-content.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonProps extends PressProps, ButtonLook {
  readonly children: ReactNode;
  /** Stands before the words. */
  readonly icon?: IconName | undefined;
  /** The action is under way: the button keeps the focus, shows a spinner and takes no second press. */
  readonly isBusy?: boolean | undefined;
  /** Words shown while busy, such as 保存しています; the usual words stay without it. */
  readonly busyLabel?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with words. One filled button per screen: the next thing to do. */
export function Button({
  children,
  variant,
  size,
  fullWidth,
  icon,
  isBusy = false,
  busyLabel,
  ...press
}: ButtonProps): ReactNode {
  const { frame } = useKitMessages();
  return (
    <BusyButton
      {...press}
      isBusy={isBusy}
      busySentence={busyLabel ?? frame.busy}
      className={buttonClass({ variant, size, fullWidth })}
    >
      <ButtonContent icon={icon} isBusy={isBusy} other={isBusy ? children : busyLabel}>
        {isBusy && busyLabel !== undefined ? busyLabel : children}
      </ButtonContent>
    </BusyButton>
  );
}
