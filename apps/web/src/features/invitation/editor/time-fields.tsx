import { MAX_SECTION_ITEMS } from '@kotohogi/domain/invitation/types';
import { Button } from '@kotohogi/ui/button';
import { IconButton } from '@kotohogi/ui/icon-button';
import { TextField } from '@kotohogi/ui/text-field';
import { TimeField } from '@kotohogi/ui/time-field';
import { t } from '../t.ts';
import { EnglishFields } from './english-fields.tsx';
import { draftEnglish, timeLines } from './english-lines.ts';
import styles from './fields.module.css';
import { isFull, type SectionProps } from './use-editor.ts';

/** The times of the day. A line can be added once no line is empty (docs/product/form.md#lists-in-a-form). */
export function TimeFields({ editor, onLanguage }: SectionProps) {
  const { draft, change, errorOf, touch } = editor;
  const { startTimes } = draft;
  const set = (id: string, patch: { label?: string; time?: string }) =>
    change({ startTimes: startTimes.map(one => (one.id === id ? { ...one, ...patch } : one)) });
  const hasEmpty = startTimes.some(({ label, time }) => label.trim() === '' || time.trim() === '');
  const add = () => change({ startTimes: [...startTimes, { id: crypto.randomUUID(), label: '', time: '' }] });
  return (
    <div className={styles.fields}>
      <p className={styles.lead}>{t('invitation.times.lead')}</p>
      <ul className={styles.times}>
        {startTimes.map((start, index) => (
          <li key={start.id} className={styles.time}>
            <TextField
              label={t('invitation.times.label')}
              isLabelHidden={index > 0}
              value={start.label}
              onChange={label => set(start.id, { label })}
              onBlur={() => touch(`startTimes.${index}.label`)}
              errorMessage={errorOf(`startTimes.${index}.label`)}
            />
            <TimeField
              label={t('invitation.times.time')}
              isLabelHidden={index > 0}
              value={start.time}
              onChange={time => set(start.id, { time })}
              onBlur={() => touch(`startTimes.${index}.time`)}
              errorMessage={errorOf(`startTimes.${index}.time`)}
            />
            <IconButton
              icon="x"
              label={t('invitation.times.remove', { name: start.label || String(index + 1) })}
              tooltip="none"
              onPress={() => change({ startTimes: startTimes.filter(one => one.id !== start.id) })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button icon="plus" isDisabled={hasEmpty || isFull(startTimes)} onPress={add}>
          {t('invitation.times.add')}
        </Button>
        {hasEmpty && <span className={styles.note}>{t('invitation.times.hint')}</span>}
        {isFull(startTimes) && <span className={styles.note}>{t('invitation.full', { n: MAX_SECTION_ITEMS })}</span>}
      </div>
      <EnglishFields
        editor={editor}
        fields={timeLines(editor)}
        onDraft={() => draftEnglish(editor, 'startTimes')}
        onLanguage={onLanguage}
      />
    </div>
  );
}
