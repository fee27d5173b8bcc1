import { useEffect, useRef, useState } from 'react';
import { chooseFile, type FileRefusal, type FileRules, isSvg } from './choose-file.ts';
import type { DimensionLimits } from './image-scale.ts';
import { checkSvg, scaleImage } from './scale-image.ts';

/** The state of the uploader. */
export type ImageState =
  | { readonly kind: 'empty' }
  /** A file is being read and scaled. */
  | { readonly kind: 'creating' }
  | { readonly kind: 'failed'; readonly reason: FileRefusal | 'notLoaded' }
  /** An image is shown; `refusal` is why the last file did not replace it. */
  | { readonly kind: 'shown'; readonly url: string; readonly refusal?: FileRefusal };

export interface ImageChoiceSettings extends DimensionLimits, FileRules {
  readonly initialUrl: string | undefined;
  readonly onChange: (file: File | null) => void;
  readonly onReading: ((reading: Promise<void>) => void) | undefined;
}

/** An accepted image; its object URL must be revoked if the uploader created it. */
interface CurrentImage {
  readonly url: string;
  readonly isOwn: boolean;
}

const initialOf = (url: string | undefined): CurrentImage | null => (url === undefined ? null : { url, isOwn: false });

function giveBack(picture: CurrentImage | null): void {
  if (picture?.isOwn === true) URL.revokeObjectURL(picture.url);
}

/** The state of the uploader and its actions. */
export interface ImageChoice {
  readonly state: ImageState;
  readonly take: (files: readonly File[]) => void;
  readonly clear: () => void;
  /** The image at the initial address failed to load. */
  readonly fail: () => void;
}

/**
 * Reads, checks and scales one image; the last choice wins when two overlap. A rejected file changes only the message:
 * the current image stays.
 */
export function useImageChoice(settings: ImageChoiceSettings): ImageChoice {
  const { initialUrl, onChange } = settings;
  const [state, setState] = useState<ImageState>(
    initialUrl === undefined ? { kind: 'empty' } : { kind: 'shown', url: initialUrl },
  );
  const attempt = useRef(0);
  const saved = useRef(initialOf(initialUrl));

  const put = (picture: CurrentImage | null, next: ImageState): void => {
    giveBack(saved.current);
    saved.current = picture;
    setState(next);
  };
  const refuse = (refusal: FileRefusal): void => {
    const { current } = saved;
    setState(current === null ? { kind: 'failed', reason: refusal } : { kind: 'shown', url: current.url, refusal });
  };
  useEffect(() => () => giveBack(saved.current), []);

  const read = async (file: File, mine: number): Promise<void> => {
    // A file that cannot be decoded is an error of the input, not of the page.
    const scaled = await (isSvg(file) ? checkSvg(file) : scaleImage(file, settings)).catch(() => null);
    if (mine !== attempt.current) return;
    if (scaled === null) return refuse('unreadable');
    const url = URL.createObjectURL(scaled);
    put({ url, isOwn: true }, { kind: 'shown', url });
    onChange(scaled);
  };

  return {
    state,
    take: files => {
      const chosen = chooseFile(files, settings);
      if (chosen === null) return;
      if ('refusal' in chosen) return refuse(chosen.refusal);
      attempt.current += 1;
      setState({ kind: 'creating' });
      const reading = read(chosen.file, attempt.current);
      settings.onReading?.(reading);
    },
    clear: () => {
      attempt.current += 1;
      put(null, { kind: 'empty' });
      onChange(null);
    },
    fail: () => put(null, { kind: 'failed', reason: 'notLoaded' }),
  };
}
