import { Button } from '@kotohogi/ui/button';
import type { IconName } from '@kotohogi/ui/icon';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import { type MadeFileCalls, useMadeFile } from './use-made-file.ts';

export interface MadeFileButtonProps {
  readonly calls: MadeFileCalls;
  readonly icon?: IconName;
  /** What is saved, if the button's own text does not say it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button that generates a file and saves it; shows the progress. */
export function MadeFileButton({ calls, icon = 'download', label, children }: MadeFileButtonProps) {
  const { isBusy, progress, save } = useMadeFile(calls);
  const busyLabel = () => {
    if (progress === 'making') return t('file.making');
    return t(progress === 'ready' ? 'file.saving' : 'file.queued');
  };
  return (
    <Button
      icon={icon}
      isBusy={isBusy}
      busyLabel={busyLabel()}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onPress={save}
    >
      {children}
    </Button>
  );
}
