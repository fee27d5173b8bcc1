import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** How long after the focus the picker opens (docs/product/form.md#dates). */
export const OPEN_AFTER_MS = 50;

/** Whether the picker is open, and the handlers for the element around the input. */
export interface OpenOnFocus {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly watch: {
    readonly onPointerDownCapture: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

export interface OpenOnFocusSettings {
  readonly isEnabled: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The floating element; the focus may move between it and the input. */
  readonly sheet: RefObject<HTMLElement | null>;
}

/**
 * Opens a picker 50 ms after its input was focused by a mouse or a pen. Not by keyboard, which has the button next to
 * the input; not by a script; not by touch, which opens the phone's keyboard. Closes with Escape and as soon as the
 * focus is neither in the input nor in the picker.
 */
export function useOpenOnFocus({ isEnabled, input, sheet }: OpenOnFocusSettings): OpenOnFocus {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isPointed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return {
    isOpen: isOpen && isEnabled,
    close,
    watch: {
      onPointerDownCapture: ({ target, pointerType }) => {
        const { current: line } = input;
        isPointed.current = target === line && pointerType !== 'touch' && line !== line?.ownerDocument.activeElement;
      },
      onFocus: ({ target }) => {
        if (target !== input.current || !isPointed.current || !isEnabled) return;
        isPointed.current = false;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpen(true), OPEN_AFTER_MS);
      },
      onBlur: ({ target, relatedTarget }) => {
        isPointed.current = false;
        // The window lost the focus, not the field: the picker stays open while the user looks something up elsewhere.
        if (relatedTarget === null && target.ownerDocument.activeElement === target) return;
        const isKept =
          relatedTarget instanceof Node &&
          (relatedTarget === input.current || sheet.current?.contains(relatedTarget) === true);
        if (!isKept) close();
      },
      onKeyDown: event => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Keeps the dialog around the field open.
        event.stopPropagation();
        close();
      },
    },
  };
}
