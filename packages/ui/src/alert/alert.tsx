import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './alert.module.css';

/** `warn` and `bad` need action. */
export type AlertTone = 'info' | 'ok' | 'warn' | 'bad';

export interface AlertProps {
  readonly tone?: AlertTone | undefined;
  readonly title?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
  /** A single action. */
  readonly action?: ReactNode | undefined;
  /** Filled background: the alarm at the top of a staff page. */
  readonly isFilled?: boolean | undefined;
  /** Controls visibility from outside; without it the alert hides itself once dismissed. */
  readonly isShown?: boolean | undefined;
  readonly isDismissable?: boolean | undefined;
  readonly onDismiss?: (() => void) | undefined;
  /** Announced when it appears: for alerts that respond to an action. */
  readonly isLive?: boolean | undefined;
}

const TONE_ICONS: Readonly<Record<AlertTone, IconName>> = {
  info: 'info',
  ok: 'circle-check',
  warn: 'triangle-alert',
  bad: 'octagon-x',
};

/** An inline message: a sentence, what it affects, one action. */
export function Alert({ tone = 'info', isFilled = false, isLive = false, ...props }: AlertProps): ReactNode {
  const { frame } = useKitMessages();
  const [isDismissed, setDismissed] = useState(false);
  const isShown = props.isShown ?? !isDismissed;
  const box = isShown && (
    <div className={styles.alert} data-tone={tone} data-filled={isFilled || undefined}>
      <span className={styles.icon}>
        <Icon name={TONE_ICONS[tone]} />
      </span>
      <div className={styles.content}>
        <div className={styles.text}>
          {props.title !== undefined && <p className={styles.title}>{props.title}</p>}
          {props.children !== undefined && <div>{props.children}</div>}
        </div>
        {props.action !== undefined && <div className={styles.action}>{props.action}</div>}
      </div>
      {props.isDismissable === true && (
        <span className={styles.dismiss}>
          <IconButton
            icon="x"
            label={frame.dismiss}
            tooltip="none"
            onPress={() => {
              setDismissed(true);
              props.onDismiss?.();
            }}
          />
        </span>
      )}
    </div>
  );
  return isLive ? <div role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}>{box}</div> : box;
}
