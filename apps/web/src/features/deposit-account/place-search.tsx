import { Button } from '@kotohogi/ui/button';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { useDebounced } from '../../shell/clock/use-debounced.ts';
import { noteText } from '../../shell/formats.office.ts';
import styles from './account-form.module.css';
import { useBanks, useBranches } from './api.ts';
import { t } from './t.ts';

/** The search starts after this pause in typing. */
const REST_MS = 250;

/** A bank or branch in the search results. */
export interface SearchResult {
  readonly number: string;
  readonly name: string;
  readonly kana: string;
}

interface FoundProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Undefined before a search. */
  readonly places: readonly SearchResult[] | undefined;
  readonly onPick: (place: SearchResult) => void;
}

/** A search field with its results below; a click selects one. */
function Found({ label, hint, text, onText, places, onPick }: FoundProps) {
  return (
    <div className={styles.search}>
      <TextField
        label={label}
        hint={hint}
        type="search"
        enterKeyHint="search"
        startIcon="search"
        value={text}
        onChange={onText}
      />
      <div aria-live="polite">
        {places?.length === 0 && <p className={styles.note}>{t('account.notFound')}</p>}
        {places !== undefined && places.length > 0 && (
          <ul className={styles.found} aria-label={t('account.found')}>
            {places.map(place => (
              <li key={place.number}>
                <Button variant="quiet" fullWidth onPress={() => onPick(place)}>
                  {place.name + noteText(place.number)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface SearchProps {
  readonly weddingId: number;
  readonly onPick: (place: SearchResult) => void;
}

/** Searches for a bank. */
export function BankSearch({ weddingId, onPick }: SearchProps) {
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim(), REST_MS);
  const { data } = useBanks(weddingId, wanted);
  return (
    <Found
      label={t('account.bank.find')}
      hint={t('account.bank.hint')}
      text={text}
      onText={setText}
      places={text.trim() === '' || wanted === '' ? undefined : data?.rows}
      onPick={place => {
        setText('');
        onPick(place);
      }}
    />
  );
}

/** Searches for a branch of the selected bank. */
export function BranchSearch({ weddingId, bankNumber, onPick }: SearchProps & { readonly bankNumber: string }) {
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim(), REST_MS);
  const { data } = useBranches(weddingId, bankNumber, wanted);
  return (
    <Found
      label={t('account.branch.find')}
      hint={t('account.bank.hint')}
      text={text}
      onText={setText}
      places={text.trim() === '' || wanted === '' || bankNumber === '' ? undefined : data?.rows}
      onPick={place => {
        setText('');
        onPick(place);
      }}
    />
  );
}
