import { type CompositionEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useControllable } from '../kit/use-controllable.ts';

/** Turns what was typed into what is kept. Must give the same result when applied twice. */
export type Normalise = (text: string) => string;

export interface TextInputSettings {
  readonly value: string | undefined;
  readonly defaultValue: string | undefined;
  readonly onChange: ((value: string) => void) | undefined;
  readonly onBlur: (() => void) | undefined;
  /** Applied on input, never while an input method composes. */
  readonly normalise?: Normalise | undefined;
  /** Applied when the field is left or its form is sent by Enter. */
  readonly tidy?: Normalise | undefined;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a text control needs to hold a value that is normalised while it is typed. */
export interface TextInput<E extends TextControl> {
  readonly value: string;
  readonly change: (raw: string) => void;
  readonly blur: () => void;
  /** Tidies the text without leaving the field. */
  readonly settle: () => void;
  readonly attach: (element: E | null) => void;
  readonly composition: {
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: (event: CompositionEvent<E>) => void;
  };
}

/**
 * Holds the text of a control, normalises it on input and keeps the caret where the reader left it.
 * While an input method composes, the text passes through untouched: rewriting it would tear the composition.
 */
export function useTextInput<E extends TextControl>(settings: TextInputSettings): TextInput<E> {
  const { normalise, tidy, onBlur } = settings;
  const [value, setValue] = useControllable({ ...settings, defaultValue: settings.defaultValue ?? '' });
  const element = useRef<E | null>(null);
  // What an input method is composing stands as it is, also where the parent has normalised it already.
  const composed = useRef<string | null>(null);
  const caret = useRef<number | null>(null);
  const [, restoreCaret] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    if (element.current === element.current?.ownerDocument.activeElement) {
      element.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  const accept = (raw: string): void => {
    const next = normalise === undefined ? raw : normalise(raw);
    if (normalise !== undefined && next !== raw) {
      caret.current = normalise(raw.slice(0, element.current?.selectionStart ?? raw.length)).length;
      restoreCaret();
    }
    if (next !== value) setValue(next);
  };

  const settle = (): void => {
    const tidied = tidy === undefined || composed.current !== null ? value : tidy(value);
    if (tidied !== value) setValue(tidied);
  };

  return {
    value: composed.current ?? value,
    change: raw => {
      if (composed.current === null) return accept(raw);
      composed.current = raw;
      setValue(raw);
    },
    settle,
    blur: () => {
      settle();
      onBlur?.();
    },
    attach: found => {
      element.current = found;
    },
    composition: {
      onCompositionStart: () => {
        composed.current = value;
      },
      onCompositionEnd: event => {
        composed.current = null;
        accept(event.currentTarget.value);
      },
    },
  };
}
