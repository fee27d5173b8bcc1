import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { BusyButton, type PressProps } from '../button/busy-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<PressProps, 'aria-label'> {
  readonly icon: IconName;
  /** The accessible name, also shown as the tooltip. */
  readonly label: string;
  readonly variant?: 'plain' | 'outlined' | 'floating' | undefined;
  /**
   * Position of the tooltip; the `-end` ones for the right edge of a page, `none` if the text is already visible next
   * to it.
   */
  readonly tooltip?: 'top' | 'top-end' | 'bottom' | 'bottom-end' | 'left' | 'none' | undefined;
  /** Shown at the corner: a `CountBadge`. */
  readonly badge?: ReactNode | undefined;
  readonly isBusy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A square icon button. The tooltip opens on hover and focus and closes with Escape. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  tooltip = 'bottom',
  badge,
  isBusy = false,
  ref,
  ...aria
}: IconButtonProps): ReactNode {
  const { frame } = useKitMessages();
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setDismissed(true);
  };
  const restore = (): void => setDismissed(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only watches for Escape and leaving, so that the tooltip can be dismissed; the control is the button inside
    <span className={styles.place} onKeyDownCapture={dismiss} onPointerLeave={restore} onBlur={restore}>
      <BusyButton
        {...aria}
        ref={ref}
        aria-label={label}
        isBusy={isBusy}
        busySentence={frame.busy}
        className={classNames('kit-button', styles.button, styles[variant])}
      >
        {isBusy ? <Spinner /> : <Icon name={icon} />}
        {badge}
      </BusyButton>
      {tooltip !== 'none' && !isDismissed && (
        <span className={styles.tooltip} data-side={tooltip} aria-hidden="true">
          {label}
        </span>
      )}
    </span>
  );
}
