import { useState } from 'react';
import { announce } from '../kit/announce.ts';
import { useControllable } from '../kit/use-controllable.ts';
import type { FileMessages } from '../messages.ts';
import { type FilesRules, type RefusedFile, takeFiles } from './take-files.ts';

export interface FilesSettings extends FilesRules {
  readonly value: readonly File[] | undefined;
  readonly onChange: ((files: readonly File[]) => void) | undefined;
  readonly texts: FileMessages;
}

/** The chosen files, those rejected last, and the actions on them. */
export interface ChosenFiles {
  readonly files: readonly File[];
  readonly refused: readonly RefusedFile[];
  readonly isReading: boolean;
  readonly take: (incoming: readonly File[]) => Promise<void>;
  readonly remove: (index: number) => void;
}

const NOTHING: readonly File[] = [];

/** Holds the files of a drop zone and validates new ones; the reasons stay until the next attempt. */
export function useFiles({ value, onChange, texts, ...rules }: FilesSettings): ChosenFiles {
  const [files, setFiles] = useControllable({ value, defaultValue: NOTHING, onChange });
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isReading, setReading] = useState(false);
  return {
    files,
    refused,
    isReading,
    take: async incoming => {
      if (incoming.length === 0 || isReading) return;
      setReading(true);
      const taken = await takeFiles(files, incoming, rules);
      setReading(false);
      setRefused(taken.refused);
      if (taken.files === files) return;
      setFiles(taken.files);
      announce(texts.taken(incoming.length - taken.refused.length));
    },
    remove: index => {
      setRefused([]);
      setFiles(files.filter((_, at) => at !== index));
    },
  };
}
