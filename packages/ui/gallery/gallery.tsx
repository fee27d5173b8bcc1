import type { ReactNode } from 'react';
import styles from './gallery.module.css';
import { Buttons } from './sections/buttons.tsx';
import { Calendars } from './sections/calendars.tsx';
import { CardForm } from './sections/card-form.tsx';
import { Choices } from './sections/choices.tsx';
import { Dialogs } from './sections/dialogs.tsx';
import { Fields } from './sections/fields.tsx';
import { Files } from './sections/files.tsx';
import { FormModes } from './sections/form-modes.tsx';
import { Foundation } from './sections/foundation.tsx';
import { Frames } from './sections/frames.tsx';
import { Lists } from './sections/lists.tsx';
import { Measures } from './sections/measures.tsx';
import { Notices } from './sections/notices.tsx';
import { Pickers } from './sections/pickers.tsx';
import { SpecialFields } from './sections/special-fields.tsx';
import { States } from './sections/states.tsx';
import { t } from './setting.ts';

/** A page of the gallery. */
export interface GallerySection {
  /** As in the URL. */
  readonly id: string;
  readonly name: string;
  readonly Part: () => ReactNode;
}

/** Every page of the gallery, in order. */
export const SECTIONS: readonly GallerySection[] = [
  { id: 'foundation', name: t('土台', 'Foundation'), Part: Foundation },
  { id: 'frames', name: t('枠と道しるべ', 'Frames and ways'), Part: Frames },
  { id: 'buttons', name: t('ボタン', 'Buttons'), Part: Buttons },
  { id: 'fields', name: t('入力', 'Fields'), Part: Fields },
  { id: 'special-fields', name: t('特別な入力', 'Special fields'), Part: SpecialFields },
  { id: 'files', name: t('ファイルと画像', 'Files and pictures'), Part: Files },
  { id: 'choices', name: t('えらぶ', 'Choices'), Part: Choices },
  { id: 'pickers', name: t('日時・並び・写真', 'Dates, order, pictures'), Part: Pickers },
  { id: 'form-modes', name: t('フォームの見せかた', 'Forms: modes and groups'), Part: FormModes },
  { id: 'calendars', name: t('カレンダー', 'Calendars'), Part: Calendars },
  { id: 'card-form', name: t('カード', 'Card'), Part: CardForm },
  { id: 'states', name: t('状態', 'States'), Part: States },
  { id: 'lists', name: t('一覧', 'Lists'), Part: Lists },
  { id: 'measures', name: t('量と待ち時間', 'Measures and waiting'), Part: Measures },
  { id: 'notices', name: t('知らせと編集', 'Notices and editing'), Part: Notices },
  { id: 'dialogs', name: t('ダイアログ', 'Dialogs'), Part: Dialogs },
];

/** All components in all states, or those of one page. */
export function Gallery({ section }: { readonly section?: string | null | undefined }): ReactNode {
  const wanted = SECTIONS.filter(({ id }) => section === undefined || section === null || id === section);
  return (
    <div className={styles.gallery}>
      {wanted.map(({ id, name, Part }) => (
        <section key={id} className={styles.section} id={id} aria-label={name}>
          <Part />
        </section>
      ))}
    </div>
  );
}
