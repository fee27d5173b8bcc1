import type { GuideCard } from '@kotohogi/contract/invitation';
import { MAX_SECTION_ITEMS, MAX_SECTION_TEXT } from '@kotohogi/domain/invitation/types';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { Icon } from '@kotohogi/ui/icon';
import { IconButton } from '@kotohogi/ui/icon-button';
import { SortList } from '@kotohogi/ui/sort-list';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { t } from '../t.ts';
import type { Keyed } from './draft.ts';
import { EnglishFields } from './english-fields.tsx';
import { itemLines } from './english-lines.ts';
import styles from './fields.module.css';
import { PhotoSlot } from './photo-slot.tsx';
import { type Editor, isFull, type SectionProps } from './use-editor.ts';

export type GuidePart = 'invitationGuides' | 'contents' | 'attendanceGuides';
type Item = Keyed<GuideCard>;

const nameOf = (item: Item) => item.title || t('invitation.guide.new');
const isEmpty = (item: Item) => item.title.trim() === '' && item.text.trim() === '' && item.image === null;

interface DialogProps {
  readonly item: Item;
  /** The contract path: `contents.0`. */
  readonly path: string;
  readonly part: GuidePart;
  readonly editor: Editor;
  readonly onChange: (patch: Partial<GuideCard>) => void;
  readonly onClose: () => void;
}

function GuideDialog({ item, path, part, editor, onChange, onClose }: DialogProps) {
  return (
    <Dialog
      isOpen
      isBusy={editor.photos.isAny}
      onClose={onClose}
      title={nameOf(item)}
      footer={
        <Button
          variant="filled"
          fullWidth
          isBusy={editor.photos.isAny}
          busyLabel={t('invitation.photos.sending')}
          onPress={onClose}
        >
          {t('invitation.guide.done')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('invitation.guide.title')}
          isRequired
          value={item.title}
          onChange={title => onChange({ title })}
          onBlur={() => editor.touch(`${path}.title`)}
          errorMessage={editor.errorOf(`${path}.title`)}
        />
        <TextArea
          label={t('invitation.guide.text')}
          rows={5}
          showOptional
          counter={{ max: MAX_SECTION_TEXT }}
          value={item.text}
          onChange={text => onChange({ text })}
          errorMessage={editor.errorOf(`${path}.text`)}
        />
        <PhotoSlot
          editor={editor}
          part={part}
          path={`${path}.image`}
          label={t('invitation.guide.image')}
          value={item.image}
          onChange={image => onChange({ image })}
          aspectRatio="16 / 9"
        />
      </div>
    </Dialog>
  );
}

/** A list of guides; each is edited in its own sheet. */
export function GuideFields({ editor, part, onLanguage }: SectionProps & { readonly part: GuidePart }) {
  const { draft, change, errorOf } = editor;
  const items = draft[part];
  const [openId, setOpenId] = useState<string>();
  const openIndex = items.findIndex(item => item.id === openId);
  const openItem = items[openIndex];
  const set = (next: readonly Item[]) => change({ [part]: next });
  const add = () => {
    const id = crypto.randomUUID();
    set([...items, { id, title: '', text: '', image: null }]);
    setOpenId(id);
  };
  // Discards a new item whose sheet was left empty.
  const close = () => {
    setOpenId(undefined);
    set(items.filter(item => item.id !== openId || !isEmpty(item)));
  };
  const errorAt = (index: number) => errorOf(`${part}.${index}.title`) ?? errorOf(`${part}.${index}.text`);
  return (
    <div className={styles.fields}>
      <p className={styles.lead}>{t(`invitation.guide.lead.${part}`)}</p>
      <SortList
        label={t(`invitation.part.${part}`)}
        items={items.map(item => ({ ...item, name: nameOf(item) }))}
        onChange={next => set(next.map(({ name: _, ...item }) => item))}
        renderItem={item => {
          const error = errorAt(items.findIndex(one => one.id === item.id));
          return (
            <span className={styles.item} data-invalid={error !== undefined || undefined}>
              <span className={styles.itemText}>
                <b className={styles.oneLine}>{item.name}</b>
                <span className={styles.itemNote}>
                  {item.image !== null && <Icon name="image" size="small" />}
                  <span className={styles.oneLine}>{error ?? item.text}</span>
                </span>
              </span>
              <IconButton
                icon="pencil"
                label={t('invitation.guide.edit', { name: item.name })}
                tooltip="none"
                onPress={() => setOpenId(item.id)}
              />
            </span>
          );
        }}
        onAppend={isFull(items) ? undefined : add}
        appendLabel={t('invitation.guide.add')}
      />
      {isFull(items) && <p className={styles.note}>{t('invitation.full', { n: MAX_SECTION_ITEMS })}</p>}
      <EnglishFields editor={editor} fields={itemLines(editor, part)} onLanguage={onLanguage} />
      {openItem !== undefined && (
        <GuideDialog
          item={openItem}
          path={`${part}.${openIndex}`}
          part={part}
          editor={editor}
          onChange={patch =>
            // The upload finishes later, so merge it into the latest draft.
            change(now => ({ [part]: now[part].map(item => (item.id === openItem.id ? { ...item, ...patch } : item)) }))
          }
          onClose={close}
        />
      )}
    </div>
  );
}
