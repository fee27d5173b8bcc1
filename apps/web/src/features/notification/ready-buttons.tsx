import { Button } from '@kotohogi/ui/button';
import type { ReactNode } from 'react';
import { type NoticeDraft, READY_NOTICES } from './notice-draft.ts';
import styles from './notice-form.module.css';
import { t } from './t.ts';

export interface ReadyButtonsProps {
  readonly onChoose: (draft: NoticeDraft) => void;
  /** Another button in the same row. */
  readonly children?: ReactNode;
}

/** The most common notices: a click fills in the form without sending. */
export function ReadyButtons({ onChoose, children }: ReadyButtonsProps) {
  return (
    <fieldset className={styles.ready}>
      <legend className={styles.label}>{t('notice.ready')}</legend>
      {READY_NOTICES.map(({ key, draft }) => (
        <Button key={key} size="small" onPress={() => onChoose(draft)}>
          {t(`notice.ready.${key}`)}
        </Button>
      ))}
      {children}
    </fieldset>
  );
}
