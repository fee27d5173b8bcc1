import { useEffect, useRef, useState } from 'react';
import { chooseFile, type FileRefusal, type FileRules, isSvg } from './choose-file.ts';
import type { DimensionLimits } from './image-scale.ts';
import { checkSvg, scaleImage } from './scale-image.ts';

/** Where the uploader stands. */
export type ImageState =
  | { readonly kind: 'empty' }
  /** A file is being read and scaled. */
  | { readonly kind: 'creating' }
  | { readonly kind: 'failed'; readonly reason: FileRefusal | 'notLoaded' }
  | { readonly kind: 'shown'; readonly url: string };

export interface ImageChoiceSettings extends DimensionLimits, FileRules {
  readonly initialUrl: string | undefined;
  readonly onChange: (file: File | null) => void;
}

/** The state of the uploader and what may happen to it. */
export interface ImageChoice {
  readonly state: ImageState;
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly clear: () => void;
  /** The picture at the initial address did not load. */
  readonly fail: () => void;
}

/** Reads, checks and scales one picture; the last choice wins when two overlap. */
export function useImageChoice(settings: ImageChoiceSettings): ImageChoice {
  const { initialUrl, onChange } = settings;
  const [state, setState] = useState<ImageState>(
    initialUrl === undefined ? { kind: 'empty' } : { kind: 'shown', url: initialUrl },
  );
  const attempt = useRef(0);
  const ownUrl = useRef<string | null>(null);

  const show = (next: ImageState, url: string | null): void => {
    if (ownUrl.current !== null) URL.revokeObjectURL(ownUrl.current);
    ownUrl.current = url;
    setState(next);
  };
  useEffect(
    () => () => {
      if (ownUrl.current !== null) URL.revokeObjectURL(ownUrl.current);
    },
    [],
  );

  const take = async (files: readonly File[]): Promise<void> => {
    const chosen = chooseFile(files, settings);
    if (chosen === null) return;
    attempt.current += 1;
    const mine = attempt.current;
    if ('refusal' in chosen) return show({ kind: 'failed', reason: chosen.refusal }, null);
    show({ kind: 'creating' }, null);
    // A file that cannot be decoded is the reader's problem to see, not a fault of the page.
    const { file } = chosen;
    const scaled = await (isSvg(file) ? checkSvg(file) : scaleImage(file, settings)).catch(() => null);
    if (mine !== attempt.current) return;
    if (scaled === null) return show({ kind: 'failed', reason: 'unreadable' }, null);
    const url = URL.createObjectURL(scaled);
    show({ kind: 'shown', url }, url);
    onChange(scaled);
  };

  return {
    state,
    take,
    clear: () => {
      attempt.current += 1;
      show({ kind: 'empty' }, null);
      onChange(null);
    },
    fail: () => show({ kind: 'failed', reason: 'notLoaded' }, null),
  };
}
