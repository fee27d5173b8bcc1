import { song } from '@kotohogi/contract/schemas/song-list';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { TextField } from '@kotohogi/ui/text-field';
import { useContractForm } from '../../shell/form/contract-form.ts';
import { useFields } from '../../shell/form/use-fields.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import type { SongOfList } from './api.ts';
import styles from './song-list.module.css';
import { t } from './t.ts';

const NEW: SongOfList = { title: '', artist: '', rightsNote: '' };

export interface SongDialogProps {
  /** The song to edit; undefined adds one. */
  readonly song: SongOfList | undefined;
  /** Saves; the dialog stays open with what was typed if this fails. */
  readonly onSave: (song: SongOfList) => Promise<void>;
  readonly isSaving: boolean;
  readonly onClose: () => void;
}

/** Adds or edits one song. */
export function SongDialog({ song: edited, onSave, isSaving, onClose }: SongDialogProps) {
  const form = useContractForm<SongOfList>({ schema: song, defaultValues: edited ?? NEW });
  const { title, artist, rightsNote } = useFields(form, {
    title: t('songList.song'),
    artist: t('songList.artist'),
    rightsNote: t('songList.rights'),
  });
  const submit = useSubmit(form, async values => {
    await onSave(values);
    onClose();
  });
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(edited === undefined ? 'songList.dialog.add' : 'songList.dialog.edit')}
    >
      <form className={styles.fields} onSubmit={submit} noValidate>
        <TextField {...title} isRequired />
        <TextField {...artist} isRequired />
        <TextField {...rightsNote} showOptional hint={t('songList.rightsHint')} />
        <Button type="submit" variant="filled" fullWidth isBusy={isSaving}>
          {t('songList.save')}
        </Button>
      </form>
    </Dialog>
  );
}
