import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { announce } from '../kit/announce.ts';
import { mergeRefs } from '../kit/merge-refs.ts';

/** What every button of the kit takes from React Aria. */
export type PressProps = Omit<ButtonProps, 'isPending' | 'className' | 'children' | 'style' | 'render'>;

export interface BusyButtonProps extends PressProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Said aloud when the work begins while the button has the focus. */
  readonly busySentence: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Nothing to do: the button is busy. */
function ignore(): void {}

/** A busy button stays in the focus order, takes no press and submits nothing. */
const DEAF = {
  'aria-disabled': true,
  'data-busy': true,
  type: 'button',
  onPress: ignore,
  onPressStart: ignore,
  onPressEnd: ignore,
} as const;

/**
 * The button under every button of the kit.
 * Not React Aria's own pending state: it leaves an announcement behind that names an element already gone.
 */
export function BusyButton({ isBusy, busySentence, ref, ...props }: BusyButtonProps): ReactNode {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBusy && element.current !== null && element.current === document.activeElement) announce(busySentence);
  }, [isBusy, busySentence]);
  return <Button {...props} {...(isBusy ? DEAF : {})} ref={mergeRefs(element, ref)} />;
}
