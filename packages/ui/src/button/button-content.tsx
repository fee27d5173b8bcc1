import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** The content of a button: icon, then text. A spinner replaces the icon or is placed before the text. */
export function ButtonContent(props: {
  readonly icon?: IconName | undefined;
  readonly isBusy?: boolean | undefined;
  /** The button's text in its other state: space is reserved for it, so that the button never changes its width. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const spinner = props.isBusy === true && <Spinner />;
  return (
    <>
      {props.icon !== undefined && (spinner || <Icon name={props.icon} />)}
      <span className={styles.text}>
        {props.icon === undefined && spinner}
        {props.children}
      </span>
      {typeof props.other === 'string' && <u aria-hidden="true" data-label={props.other} />}
    </>
  );
}
