import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { useBottomBar } from '../kit/use-bottom-bar.ts';
import styles from './editor-bar.module.css';
import { useFocusFallback } from './use-focus-fallback.ts';

/** The editing state of a record. */
export type EditorBarProps = {
  /** Sticks to the bottom of the window while the form scrolls. */
  readonly isSticky?: boolean | undefined;
} & (
  | { readonly mode: 'view'; readonly onEdit: () => void }
  | {
      readonly mode: 'edit';
      /** The number of changed fields; 0 disables saving. */
      readonly changeCount: number;
      /** Something exceeds its limit: saving is disabled until it is corrected. */
      readonly isBlocked?: boolean | undefined;
      readonly isSaving: boolean;
      readonly onCancel: () => void;
      readonly onSave: () => void;
    }
  | {
      readonly mode: 'create';
      readonly isSaving: boolean;
      readonly onCancel: () => void;
      readonly onSave: () => void;
    }
);

/**
 * キャンセル, 保存する, 編集する, この内容で作成する. Saving is disabled while saving and while nothing has changed. A bar that is replaced
 * by another hands over the focus: after saving it is on 編集する, not at the top of the page.
 */
export function EditorBar(props: EditorBarProps): ReactNode {
  const { frame } = useKitMessages();
  const foot = useBottomBar();
  const bar = useFocusFallback(props.isSticky === true ? foot : null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of the form; these are its ways out
    <div
      ref={bar}
      role="group"
      aria-label={frame.editing}
      tabIndex={-1}
      data-kit-bar=""
      className={styles.bar}
      data-sticky={props.isSticky || undefined}
    >
      {props.mode === 'view' ? <View onEdit={props.onEdit} /> : <Buttons {...props} />}
    </div>
  );
}

function View({ onEdit }: { readonly onEdit: () => void }): ReactNode {
  const { frame } = useKitMessages();
  return (
    <span className={styles.buttons}>
      <IconButton icon="pencil" variant="outlined" label={frame.edit} tooltip="top" onPress={onEdit} />
    </span>
  );
}

function Buttons(props: Extract<EditorBarProps, { mode: 'edit' | 'create' }>): ReactNode {
  const { frame } = useKitMessages();
  const isCreating = props.mode === 'create';
  const isShut = props.mode === 'edit' && (props.changeCount === 0 || props.isBlocked === true);
  return (
    <>
      {props.mode === 'edit' && props.changeCount > 0 && (
        <span className={styles.changes} role="status">
          <Icon name="circle-dot" />
          <span>{frame.unsavedChanges(props.changeCount)}</span>
        </span>
      )}
      <span className={styles.buttons}>
        <Button isDisabled={props.isSaving} onPress={props.onCancel}>
          {frame.cancel}
        </Button>
        <Button
          variant="filled"
          isBusy={props.isSaving}
          busyLabel={isCreating ? frame.creating : frame.saving}
          isDisabled={isShut}
          onPress={props.onSave}
        >
          {isCreating ? frame.createWithThis : frame.save}
        </Button>
      </span>
    </>
  );
}
