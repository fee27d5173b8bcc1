import { MAX_SECTION_ITEMS, MAX_SECTION_TEXT, type ProgramItem } from '@kotohogi/domain/invitation/types';
import { Button } from '@kotohogi/ui/button';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { Chip } from '@kotohogi/ui/chip';
import { Dialog } from '@kotohogi/ui/dialog';
import { IconButton } from '@kotohogi/ui/icon-button';
import { useMediaQuery } from '@kotohogi/ui/kit';
import { SortList } from '@kotohogi/ui/sort-list';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { t } from '../t.ts';
import type { Keyed } from './draft.ts';
import { EnglishFields } from './english-fields.tsx';
import { draftEnglish, itemLines } from './english-lines.ts';
import styles from './fields.module.css';
import { type Editor, isFull, type SectionProps } from './use-editor.ts';

type Item = Keyed<ProgramItem>;
interface RowProps {
  readonly item: Item;
  readonly index: number;
  readonly editor: Editor;
  readonly onChange: (patch: Partial<ProgramItem>) => void;
  readonly onDetails: () => void;
}

/** Wide enough to edit inline; on a phone the buttons leave no room. */
const HAS_ROOM = '(min-width: 36em)';

const nameOf = (item: Item) => item.title || t('invitation.program.new');

/** One line: edited inline where there is room; all fields are behind the pencil button. */
function ProgrammeRow({ item, index, editor, onChange, onDetails }: RowProps) {
  const hasRoom = useMediaQuery(HAS_ROOM);
  const path = `programs.${index}.title`;
  const error = editor.errorOf(path) ?? editor.errorOf(`programs.${index}.text`);
  return (
    <span className={styles.item}>
      <span className={styles.itemText}>
        {hasRoom ? (
          <TextField
            label={t('invitation.program.title')}
            isLabelHidden
            placeholder={t('invitation.program.new')}
            value={item.title}
            onChange={title => onChange({ title })}
            onBlur={() => editor.touch(path)}
            errorMessage={error}
          />
        ) : (
          <>
            <span>{nameOf(item)}</span>
            {error !== undefined && <span className={styles.wrong}>{error}</span>}
          </>
        )}
        {(item.highlight || item.text !== '') && (
          <span className={styles.itemNote}>
            {item.highlight && <Chip tone="soft">{t('invitation.program.highlighted')}</Chip>}
            <span className={styles.oneLine}>{item.text}</span>
          </span>
        )}
      </span>
      <IconButton
        icon="pencil"
        label={t('invitation.program.details', { name: nameOf(item) })}
        tooltip="none"
        onPress={onDetails}
      />
    </span>
  );
}

function DetailsDialog({
  item,
  index,
  editor,
  onChange,
  onClose,
}: Omit<RowProps, 'onDetails'> & { readonly onClose: () => void }) {
  const path = `programs.${index}`;
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={nameOf(item)}
      footer={
        <Button variant="filled" fullWidth onPress={onClose}>
          {t('invitation.guide.done')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('invitation.program.title')}
          isRequired
          value={item.title}
          onChange={title => onChange({ title })}
          onBlur={() => editor.touch(`${path}.title`)}
          errorMessage={editor.errorOf(`${path}.title`)}
        />
        <TextArea
          label={t('invitation.program.text')}
          rows={4}
          showOptional
          counter={{ max: MAX_SECTION_TEXT }}
          value={item.text}
          onChange={text => onChange({ text })}
          errorMessage={editor.errorOf(`${path}.text`)}
        />
        <Checkbox isSelected={item.highlight} onChange={highlight => onChange({ highlight })}>
          {t('invitation.program.highlight')}
        </Checkbox>
      </div>
    </Dialog>
  );
}

/** The program: its order, its texts, its highlights. */
export function ProgrammeFields({ editor, onLanguage }: SectionProps) {
  const { draft, change } = editor;
  const { programs } = draft;
  const [openId, setOpenId] = useState<string>();
  const openIndex = programs.findIndex(item => item.id === openId);
  const openItem = programs[openIndex];
  const set = (id: string, patch: Partial<ProgramItem>) =>
    change({ programs: programs.map(item => (item.id === id ? { ...item, ...patch } : item)) });
  const add = () => {
    const id = crypto.randomUUID();
    change({ programs: [...programs, { id, title: '', text: '', highlight: false }] });
    if (!matchMedia(HAS_ROOM).matches) setOpenId(id);
  };
  // Discards a new line whose sheet was left empty.
  const close = () => {
    setOpenId(undefined);
    change({ programs: programs.filter(({ id, title, text }) => id !== openId || title.trim() !== '' || text !== '') });
  };
  return (
    <div className={styles.fields}>
      <p className={styles.lead}>{t('invitation.program.hint')}</p>
      <SortList
        label={t('invitation.program.list')}
        items={programs.map(item => ({ ...item, name: nameOf(item) }))}
        onChange={items => change({ programs: items.map(({ name: _, ...item }) => item) })}
        renderItem={item => (
          <ProgrammeRow
            item={item}
            index={programs.findIndex(one => one.id === item.id)}
            editor={editor}
            onChange={patch => set(item.id, patch)}
            onDetails={() => setOpenId(item.id)}
          />
        )}
        onAppend={isFull(programs) ? undefined : add}
        appendLabel={t('invitation.program.add')}
      />
      {isFull(programs) && <p className={styles.note}>{t('invitation.full', { n: MAX_SECTION_ITEMS })}</p>}
      <EnglishFields
        editor={editor}
        fields={itemLines(editor, 'programs')}
        onDraft={() => draftEnglish(editor, 'programs')}
        onLanguage={onLanguage}
      />
      {openItem !== undefined && (
        <DetailsDialog
          item={openItem}
          index={openIndex}
          editor={editor}
          onChange={patch => set(openItem.id, patch)}
          onClose={close}
        />
      )}
    </div>
  );
}
