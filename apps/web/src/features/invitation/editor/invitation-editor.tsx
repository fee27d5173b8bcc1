import type { InvitationCard } from '@kotohogi/contract/invitation';
import type { Language } from '@kotohogi/contract/texts/texts';
import { Alert } from '@kotohogi/ui/alert';
import { StateChip } from '@kotohogi/ui/chip';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { EditorBar } from '@kotohogi/ui/editor-bar';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useEffect, useState } from 'react';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { useCouple } from '../couple-context.ts';
import { CARD_PARTS, type CardPart } from '../page/card-facts.ts';
import { t } from '../t.ts';
import { CardPreview } from './card-preview.tsx';
import { partOf, toDraft } from './draft.ts';
import { EditorSections, sectionId } from './editor-sections.tsx';
import styles from './invitation-editor.module.css';
import { PreviewButton } from './preview-button.tsx';
import { PublishControl } from './publish-control.tsx';
import { useDraft } from './state.ts';
import { type Editor, useEditor } from './use-editor.ts';

const listOf = (parts: readonly CardPart[]) =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(
    parts.map(part => t(`invitation.part.${part}`)),
  );

/** Notices above the editor: a draft was restored, or the partner saved first. */
function MergeNotice({ editor, isFromPreview }: { readonly editor: Editor; readonly isFromPreview: boolean }) {
  const { merged, isLate, isRestored, changed } = editor;
  return (
    <>
      {(merged !== undefined || isLate) && (
        <Alert tone="warn" title={t('invitation.merge')} isLive isDismissable>
          {merged === undefined && <p>{t('invitation.merge.again')}</p>}
          {merged !== undefined && merged.taken.length > 0 && (
            <p>{t('invitation.merge.taken', { parts: listOf(merged.taken) })}</p>
          )}
          {merged !== undefined && merged.conflicts.length > 0 && (
            <p>{t('invitation.merge.conflicts', { parts: listOf(merged.conflicts) })}</p>
          )}
        </Alert>
      )}
      {(isRestored || isFromPreview) && changed.length > 0 && (
        <Alert title={t(isRestored ? 'invitation.restored' : 'invitation.fromPreview')} isLive isDismissable>
          {t('invitation.restored.text')}
        </Alert>
      )}
    </>
  );
}

function Head({ editor }: { readonly editor: Editor }) {
  const isOut = editor.base.invitaionCreatedAt !== null;
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{t('invitation.title')}</h1>
        <StateChip tone={isOut ? 'ok' : 'idle'}>
          {t(isOut ? 'invitation.state.published' : 'invitation.state.draft')}
        </StateChip>
        <p className={styles.note}>{t(isOut ? 'invitation.state.published.note' : 'invitation.state.draft.note')}</p>
      </div>
      <div className={styles.actions}>
        <PreviewButton editor={editor} />
        <PublishControl editor={editor} />
      </div>
    </div>
  );
}

/** The bar at the bottom: how much is unsaved, and buttons to save or discard it. */
function Bar({ editor, onReset }: { readonly editor: Editor; readonly onReset: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const show = useSnackbar();
  const reset = () => {
    editor.reset();
    onReset();
    setAsking(false);
    show({ text: t('invitation.cancelled') });
  };
  if (editor.changed.length === 0) return null;
  return (
    <div className={styles.bar}>
      <EditorBar
        mode="edit"
        isSticky
        changeCount={editor.changed.length}
        isSaving={editor.isSaving}
        isBlocked={editor.isOverLimit}
        onCancel={() => setAsking(true)}
        onSave={() => void editor.save()}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('invitation.cancel.ask')}
        confirmLabel={t('invitation.cancel.confirm')}
        tone="danger"
        onConfirm={reset}
        onCancel={() => setAsking(false)}
      >
        {t('invitation.cancel.text')}
      </ConfirmDialog>
    </div>
  );
}

/** A link may point to a part (`#part-photos`): opens it and scrolls to it. */
function useLinkedPart(editor: Editor): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, on mount
  useEffect(() => {
    const part = CARD_PARTS.find(one => `#${sectionId(one)}` === location.hash);
    if (part === undefined) return;
    editor.setOpen(part, true);
    requestAnimationFrame(() => document.getElementById(sectionId(part))?.scrollIntoView());
  }, []);
}

/** The invitation editor: the form, and a preview of what guests will see, next to it or behind a switch. */
export function InvitationEditor({ preview }: { readonly preview?: InvitationCard | undefined }) {
  const couple = useCouple();
  const first = preview && toDraft({ ...couple.invitation, ...preview });
  const editor = useEditor(couple.id, useDraft(couple.id, couple.invitation, first));
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [part, setPart] = useState<CardPart>();
  const [round, setRound] = useState(0);
  useLinkedPart(editor);
  const choose = (name: string) => {
    const chosen = CARD_PARTS.find(one => one === name) ?? partOf(name);
    if (chosen === undefined) return;
    setMode('edit');
    setPart(chosen);
    editor.setOpen(chosen, true);
    requestAnimationFrame(() => document.getElementById(sectionId(chosen))?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <div className={styles.page}>
      {/* Typed text survives leaving the page; an upload in progress does not. */}
      <LeaveGuard isDirty={editor.photos.isAny} />
      <Head editor={editor} />
      <MergeNotice editor={editor} isFromPreview={first !== undefined} />
      <div className={styles.mode}>
        <SegmentedControl
          label={t('invitation.mode')}
          fullWidth
          segments={[
            { value: 'edit', label: t('invitation.mode.edit'), icon: 'pencil' },
            { value: 'preview', label: t('invitation.mode.preview'), icon: 'eye' },
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      <div className={styles.columns} data-mode={mode}>
        <div className={styles.form} key={round}>
          <EditorSections editor={editor} language={language} onPart={setPart} onLanguage={setLanguage} />
        </div>
        <div className={styles.picture}>
          <CardPreview
            draft={editor.draft}
            part={part}
            language={language}
            onLanguage={setLanguage}
            onChoose={choose}
          />
        </div>
        <Bar editor={editor} onReset={() => setRound(round + 1)} />
      </div>
    </div>
  );
}
