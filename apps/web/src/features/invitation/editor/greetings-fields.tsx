import { DEFAULT_GREETINGS } from '@kotohogi/domain/invitation/defaults';
import { GREETING_SAMPLES } from '@kotohogi/domain/invitation/samples';
import { MAX_GREETINGS } from '@kotohogi/domain/invitation/types';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextArea } from '@kotohogi/ui/text-area';
import { useState } from 'react';
import { t } from '../t.ts';
import type { Draft } from './draft.ts';
import styles from './fields.module.css';
import type { Editor } from './use-editor.ts';

type Greetings = Pick<Draft, 'greetings' | 'greetingsEn'>;

/** Sample greetings, each in both languages. */
function SamplesDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onUse: (greetings: Greetings) => void;
}) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={t('invitation.greetings.samples')}>
      <ul className={styles.samples}>
        {GREETING_SAMPLES.map(sample => (
          <li key={sample.id} className={styles.sample}>
            <h3 className={styles.sampleTitle}>{t(`invitation.sample.${sample.id}`)}</h3>
            <p lang="ja" className={styles.sampleText}>
              {sample.ja}
            </p>
            <p lang="en" className={styles.sampleText}>
              {sample.en}
            </p>
            <Button onPress={() => props.onUse({ greetings: sample.ja, greetingsEn: sample.en })}>
              {t('invitation.sample.use')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The English draft: the translation if the Japanese text is a sample, else the default. */
const englishOf = (greetings: string): string =>
  GREETING_SAMPLES.find(sample => sample.ja === greetings)?.en ?? DEFAULT_GREETINGS.en;

/** The greeting, in Japanese and optionally in English. */
export function GreetingsFields({
  editor,
  onLanguage,
}: {
  readonly editor: Editor;
  readonly onLanguage: (language: 'ja' | 'en') => void;
}) {
  const { draft, change, errorOf, touch } = editor;
  const [hasEnglish, setEnglish] = useState(draft.greetingsEn !== '');
  const [isChoosing, setChoosing] = useState(false);
  const show = useSnackbar();
  const use = (greetings: Greetings) => {
    const before: Greetings = { greetings: draft.greetings, greetingsEn: draft.greetingsEn };
    change(greetings);
    setEnglish(true);
    setChoosing(false);
    const undo = { label: t('invitation.sample.undo'), onPress: () => change(before) };
    show({ text: t('invitation.sample.used'), action: undo });
  };
  const isEnglish = hasEnglish || draft.greetingsEn !== '';
  return (
    <div className={styles.fields}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only tracks the edited language; the control is inside */}
      <div onFocus={() => onLanguage('ja')}>
        <TextArea
          label={t('invitation.greetings.ja')}
          rows={7}
          isReading
          isRequired
          counter={{ max: MAX_GREETINGS }}
          value={draft.greetings}
          onChange={greetings => change({ greetings })}
          onBlur={() => touch('greetings')}
          errorMessage={errorOf('greetings')}
        />
      </div>
      {isEnglish && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only tracks the edited language; the control is inside
        <div onFocus={() => onLanguage('en')}>
          <TextArea
            label={t('invitation.greetings.en')}
            hint={t('invitation.greetings.en.hint')}
            rows={6}
            isReading
            showOptional
            counter={{ max: MAX_GREETINGS }}
            value={draft.greetingsEn}
            onChange={greetingsEn => change({ greetingsEn })}
            onBlur={() => touch('greetingsEn')}
            errorMessage={errorOf('greetingsEn')}
          />
        </div>
      )}
      <div className={styles.row}>
        {isEnglish && draft.greetingsEn === '' && (
          <Button icon="sparkles" onPress={() => change({ greetingsEn: englishOf(draft.greetings) })}>
            {t('invitation.english.draft')}
          </Button>
        )}
        {!isEnglish && (
          <Button icon="languages" onPress={() => setEnglish(true)}>
            {t('invitation.greetings.writeEnglish')}
          </Button>
        )}
        <Button variant="quiet" icon="book-open" onPress={() => setChoosing(true)}>
          {t('invitation.greetings.samples')}
        </Button>
      </div>
      <SamplesDialog isOpen={isChoosing} onClose={() => setChoosing(false)} onUse={use} />
    </div>
  );
}
