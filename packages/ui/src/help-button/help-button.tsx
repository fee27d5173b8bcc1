import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Popover } from '../popover/popover.tsx';
import styles from './help-button.module.css';

/** One question that the help answers. */
export interface HelpAnswer {
  readonly question: string;
  readonly answer: ReactNode;
}

export interface HelpButtonProps {
  /** Name of the button and of the panel it opens. */
  readonly label: string;
  readonly answers: readonly HelpAnswer[];
}

/** A question mark that opens a short panel of questions and answers about the current page. */
export function HelpButton({ label, answers }: HelpButtonProps): ReactNode {
  return (
    <DialogTrigger>
      <IconButton icon="circle-help" label={label} tooltip="none" />
      <Popover>
        <Dialog aria-label={label} className={classNames(styles.panel)}>
          <dl className={styles.answers}>
            {answers.map(({ question, answer }) => (
              <div key={question} className={styles.answer}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
