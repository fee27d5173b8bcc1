import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { announce } from '../kit/announce.ts';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './copy-button.module.css';

/** How long the answer stands beside the button. */
const ANSWER_MS = 3000;

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  readonly text: string;
  /** What is copied, in words: 配信キーをコピー. */
  readonly label?: string | undefined;
  /** Only the icon, where the thing stands right beside it. */
  readonly isIcon?: boolean | undefined;
}

/** Copies a text and says whether it worked, beside the button and aloud. */
export function CopyButton({ text, label, isIcon = false }: CopyButtonProps): ReactNode {
  const { frame } = useKitMessages();
  const [answer, setAnswer] = useState<'none' | 'copied' | 'failed'>('none');
  useEffect(() => {
    if (answer === 'none') return;
    const timer = setTimeout(() => setAnswer('none'), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async (): Promise<void> => {
    // A browser may refuse the clipboard; why does not help the reader, who can still select the text.
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
