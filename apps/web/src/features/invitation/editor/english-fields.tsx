import { isJapanese } from '@kotohogi/domain/invitation/second-language';
import { Button } from '@kotohogi/ui/button';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { t } from '../t.ts';
import styles from './english-fields.module.css';
import type { Editor } from './use-editor.ts';

/** A text of a section that can be translated into English. */
export interface EnglishField {
  /** The contract path: `programs.0.titleEn`. */
  readonly path: string;
  /** The start of the Japanese text to translate. */
  readonly first: string;
  readonly value: string;
  /** The stock translation guests read while the field is empty, if there is one. */
  readonly stock?: string | undefined;
  readonly isLong?: boolean;
  readonly onChange: (value: string) => void;
}

interface EnglishFieldsProps {
  readonly editor: Editor;
  readonly fields: readonly EnglishField[];
  /** Fills every empty field that has a stock translation. */
  readonly onDraft?: (() => void) | undefined;
  /** Called when English is being edited, so that the preview switches to it. */
  readonly onLanguage: (language: 'ja' | 'en') => void;
}

const hasStock = ({ value, stock, first }: EnglishField) => value === '' && stock !== undefined && stock !== first;

function Line({ field, editor }: { readonly field: EnglishField; readonly editor: Editor }) {
  const { path, first, value, stock, isLong = false, onChange } = field;
  const Control = isLong ? TextArea : TextField;
  return (
    <li>
      <Control
        label={first}
        placeholder={stock ?? ''}
        {...(isLong ? { rows: 3 } : {})}
        value={value}
        onChange={onChange}
        onBlur={() => editor.touch(path)}
        errorMessage={editor.errorOf(path)}
      />
    </li>
  );
}

/** The English version of a section, collapsed by default. */
export function EnglishFields({ editor, fields, onDraft, onLanguage }: EnglishFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const worded = fields.filter(({ first }) => first.trim() !== '');
  if (worded.length === 0) return null;
  const missing = worded.filter(field => field.value === '' && !hasStock(field) && isJapanese(field.first)).length;
  const turn = () => {
    onLanguage(isOpen ? 'ja' : 'en');
    setOpen(!isOpen);
  };
  return (
    <div className={styles.english} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <Button variant="quiet" icon="languages" aria-expanded={isOpen} onPress={turn}>
          {t(isOpen ? 'invitation.english.close' : 'invitation.english.open')}
        </Button>
        <span className={styles.note}>
          {missing === 0 ? t('invitation.english.done') : t('invitation.english.missing', { n: missing })}
        </span>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <p className={styles.note}>{t('invitation.english.hint')}</p>
          {onDraft !== undefined && worded.some(hasStock) && (
            <div>
              <Button size="small" icon="sparkles" onPress={onDraft}>
                {t('invitation.english.draft')}
              </Button>
            </div>
          )}
          <ul className={styles.lines}>
            {worded.map(field => (
              <Line key={field.path} field={field} editor={editor} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
