import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { announce } from '../kit/announce.ts';
import { mergeRefs } from '../kit/merge-refs.ts';

/** The React Aria props of every button of the kit. */
export type PressProps = Omit<ButtonProps, 'isPending' | 'className' | 'children' | 'style' | 'render'>;

export interface BusyButtonProps extends PressProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Announced when the work begins while the button has the focus. */
  readonly busySentence: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Ignores presses while the button is busy. */
function ignore(): void {}

/** A busy button stays in the focus order, ignores presses and does not submit. */
const DEAF = {
  'aria-disabled': true,
  'data-busy': true,
  type: 'button',
  onPress: ignore,
  onPressStart: ignore,
  onPressEnd: ignore,
} as const;

/**
 * The base of every button of the kit. Does not use React Aria's pending state, which leaves an announcement behind
 * that references a removed element.
 */
export function BusyButton({ isBusy, busySentence, ref, ...props }: BusyButtonProps): ReactNode {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBusy && element.current !== null && element.current === document.activeElement) announce(busySentence);
  }, [isBusy, busySentence]);
  return <Button {...props} {...(isBusy ? DEAF : {})} ref={mergeRefs(element, ref)} />;
}
