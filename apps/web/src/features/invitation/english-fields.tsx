import { isJapanese } from '@kotohogi/domain/invitation/second-language';
import { Button } from '@kotohogi/ui/button';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import styles from './english-fields.module.css';
import { say } from './say.ts';
import type { Editor } from './use-editor.ts';

/** One text of a section, to be written in English. */
export interface EnglishField {
  /** Its place in the contract: `programs.0.titleEn`. */
  readonly path: string;
  /** The first words: what is to be translated. */
  readonly first: string;
  readonly value: string;
  /** What guests read while the field is empty, where there is a stock translation. */
  readonly stock?: string | undefined;
  readonly isLong?: boolean;
  readonly onChange: (value: string) => void;
}

interface EnglishFieldsProps {
  readonly editor: Editor;
  readonly fields: readonly EnglishField[];
  /** Writes the stock translations into every empty field that has one. */
  readonly onDraft?: (() => void) | undefined;
  /** English is being written: the picture of the card follows. */
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

/** The English version of a section, folded away until somebody wants it. */
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
          {say(isOpen ? 'invitation.english.close' : 'invitation.english.open')}
        </Button>
        <span className={styles.note}>
          {missing === 0 ? say('invitation.english.done') : say('invitation.english.missing', { n: missing })}
        </span>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <p className={styles.note}>{say('invitation.english.hint')}</p>
          {onDraft !== undefined && worded.some(hasStock) && (
            <div>
              <Button size="small" icon="sparkles" onPress={onDraft}>
                {say('invitation.english.draft')}
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
