import type { ReactNode, Ref } from 'react';
import type { IconName } from '../icon/icon-name.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { BusyButton, type PressProps } from './busy-button.tsx';
import { ButtonContent } from './button-content.tsx';
import { type ButtonStyle, buttonClass } from './button-style.ts';

export interface ButtonProps extends PressProps, ButtonStyle {
  readonly children: ReactNode;
  /** Shown before the text. */
  readonly icon?: IconName | undefined;
  /** The action is in progress: the button keeps the focus, shows a spinner and ignores further presses. */
  readonly isBusy?: boolean | undefined;
  /** Text shown while busy, such as 保存しています; without it the usual text stays. */
  readonly busyLabel?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with text. One filled button per screen: the next action. */
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
