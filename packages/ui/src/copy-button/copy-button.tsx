import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { announce } from '../kit/announce.ts';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './copy-button.module.css';

/** How long the result is shown next to the button. */
const ANSWER_MS = 3000;

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied, as a label: 配信キーをコピー. */
  readonly label?: string | undefined;
  /** Icon only, if the copied text is right next to it. */
  readonly isIcon?: boolean | undefined;
}

/** Copies a text and reports whether it worked, next to the button and to screen readers. */
export function CopyButton({ text, label, isIcon = false }: CopyButtonProps): ReactNode {
  const { frame } = useKitMessages();
  const [answer, setAnswer] = useState<'none' | 'copied' | 'failed'>('none');
  useEffect(() => {
    if (answer === 'none') return;
    const timer = setTimeout(() => setAnswer('none'), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async (): Promise<void> => {
    // A browser may refuse the clipboard; the reason does not help the reader, who can still select the text.
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setAnswer(isCopied ? 'copied' : 'failed');
    announce(isCopied ? frame.copied : frame.notCopied);
  };
  const icon = answer === 'copied' ? 'check' : 'copy';
  const name = label ?? frame.copy;
  return (
    <span className={styles.place}>
      {isIcon ? (
        <IconButton
          icon={icon}
          variant="outlined"
          label={name}
          tooltip={answer === 'none' ? 'top' : 'none'}
          onPress={() => void copy()}
        />
      ) : (
        <Button icon={icon} onPress={() => void copy()}>
          {name}
        </Button>
      )}
      {answer !== 'none' && (
        <span className={classNames(styles.answer)} data-failed={answer === 'failed' || undefined} aria-hidden="true">
          {answer === 'copied' ? frame.copied : frame.notCopied}
        </span>
      )}
    </span>
  );
}
