import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Spinner } from '../spinner/spinner.tsx';

/** What stands inside a button: spinner or icon, then the words. */
export function ButtonContent(props: {
  readonly icon?: IconName | undefined;
  readonly isBusy?: boolean | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      {props.isBusy === true ? <Spinner /> : props.icon !== undefined && <Icon name={props.icon} />}
      <span>{props.children}</span>
    </>
  );
}
