import { t } from '../t.ts';
import styles from './fields.module.css';
import { PhotoSlot } from './photo-slot.tsx';
import type { Editor } from './use-editor.ts';

/** The two photos of the card. */
export function PhotoFields({ editor }: { readonly editor: Editor }) {
  const { draft, change } = editor;
  return (
    <div className={styles.fields}>
      <p className={styles.lead}>{t('invitation.photos.lead')}</p>
      <div className={styles.pair}>
        <PhotoSlot
          editor={editor}
          part="photos"
          path="mainPhoto"
          label={t('invitation.photos.main')}
          hint={t('invitation.photos.main.hint')}
          value={draft.mainPhoto}
          onChange={mainPhoto => change({ mainPhoto })}
          aspectRatio="1 / 1"
        />
        <PhotoSlot
          editor={editor}
          part="photos"
          path="subPhoto"
          label={t('invitation.photos.sub')}
          hint={t('invitation.photos.sub.hint')}
          value={draft.subPhoto}
          onChange={subPhoto => change({ subPhoto })}
          aspectRatio="1 / 1"
        />
      </div>
    </div>
  );
}
