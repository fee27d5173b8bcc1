import { type CompositionEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useControllable } from '../kit/use-controllable.ts';

/** Converts typed text to the stored form. Must be idempotent. */
export type Normalise = (text: string) => string;

export interface TextInputSettings {
  readonly value: string | undefined;
  readonly defaultValue: string | undefined;
  readonly onChange: ((value: string) => void) | undefined;
  readonly onBlur: (() => void) | undefined;
  /** Applied on input, never during IME composition. */
  readonly normalise?: Normalise | undefined;
  /** Applied on blur or when Enter submits the form. */
  readonly normaliseOnBlur?: Normalise | undefined;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What a text control needs to hold a value that is normalized while typing. */
export interface TextInput<E extends TextControl> {
  readonly value: string;
  readonly change: (raw: string) => void;
  readonly blur: () => void;
  /** Tidies the text without a blur. */
  readonly settle: () => void;
  readonly attach: (element: E | null) => void;
  readonly composition: {
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: (event: CompositionEvent<E>) => void;
  };
}

/**
 * Holds the text of a control, normalizes it on input and keeps the caret position. During IME composition the text
 * passes through unchanged: rewriting it would break the composition.
 */
export function useTextInput<E extends TextControl>(settings: TextInputSettings): TextInput<E> {
  const { normalise, normaliseOnBlur, onBlur } = settings;
  const [value, setValue] = useControllable({ ...settings, defaultValue: settings.defaultValue ?? '' });
  const element = useRef<E | null>(null);
  // Text under IME composition stays unchanged, even if the parent has already normalized it.
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
    const normalised = normaliseOnBlur === undefined || composed.current !== null ? value : normaliseOnBlur(value);
    if (normalised !== value) setValue(normalised);
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
