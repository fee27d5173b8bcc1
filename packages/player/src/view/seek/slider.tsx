import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import styles from './slider.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** 100 if omitted. */
  readonly max?: number | undefined;
  /** How far an arrow key or a swipe of assistive technology moves. */
  readonly step: number;
  /** The value as it is read aloud. */
  readonly valueText: string;
  /** Every value during a drag; null when the pointer is released elsewhere. */
  readonly onScrub?: ((value: number | null) => void) | undefined;
  /** The chosen value. */
  readonly onChoose: (value: number) => void;
  /** An arrow key moves by this amount; relative, because keys may repeat faster than the value updates. */
  readonly onStep: (delta: number) => void;
  /** Page up and page down; twice the step of an arrow key if omitted. */
  readonly onPage?: ((forwards: boolean) => void) | undefined;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly part: string;
  /** What is drawn on the track. */
  readonly children: ReactNode;
}

const DEFAULT_MAX = 100;

type Keys = Pick<SliderProps, 'step' | 'onChoose' | 'onStep' | 'onPage'> & { readonly max: number };

/** The action of a key; null for keys that do not belong to a slider. */
function actionOfKey(key: string, { max, step, onChoose, onStep, onPage }: Keys): (() => void) | null {
  const page = onPage ?? (forwards => onStep(forwards ? 2 * step : -2 * step));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return () => onStep(step);
    case 'ArrowLeft':
    case 'ArrowDown':
      return () => onStep(-step);
    case 'PageUp':
    case 'PageDown':
      return () => page(key === 'PageUp');
    case 'Home':
      return () => onChoose(0);
    case 'End':
      return () => onChoose(max);
    default:
      return null;
  }
}

/** The value at a pointer position on the track. */
function valueAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, max: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left) / (width || 1))) * max;
}

/**
 * A horizontal slider: the pointer works anywhere in its full height, keyboard and assistive technology use a range
 * input inside. Not a bare range input, because a tap next to the thumb must work on every phone and an arrow key must
 * move by seconds, not by steps.
 */
export function Slider(props: SliderProps) {
  const { label, value, max = DEFAULT_MAX, step, valueText } = props;
  const { onScrub, onChoose, describedBy, className, part, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const dragging = useRef(false);

  const down = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
    input.current?.focus({ preventScroll: true });
    dragging.current = true;
    onScrub?.(valueAt(event, max));
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (dragging.current) onScrub?.(valueAt(event, max));
  };
  const up = (event: PointerEvent<HTMLElement>): void => {
    if (!dragging.current) return;
    dragging.current = false;
    onChoose(valueAt(event, max));
    onScrub?.(null);
  };
  const cancel = (): void => {
    dragging.current = false;
    onScrub?.(null);
  };
  const key = (event: KeyboardEvent): void => {
    const act = actionOfKey(event.key, { ...props, max });
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div
      className={[styles.slider, className].join(' ')}
      data-part={part}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
    >
      {children}
      <input
        ref={input}
        className={styles.input}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        aria-describedby={describedBy}
        onKeyDown={key}
        onChange={event => onChoose(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
