import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKit } from '../kit/kit-context.ts';
import type { KitLocale } from '../messages.ts';
import styles from './language-dialog.module.css';

/** Every language in its own language. */
const LANGUAGES: readonly { readonly locale: KitLocale; readonly name: string; readonly lang: string }[] = [
  { locale: 'ja', name: '日本語', lang: 'ja' },
  { locale: 'en-US', name: 'English', lang: 'en' },
];

export interface LanguageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called with the chosen language, even if it is the current one; the dialog closes automatically. */
  readonly onChoose: (locale: KitLocale) => void;
}

/** 言語 / Language. */
export function LanguageDialog({ isOpen, onClose, onChoose }: LanguageDialogProps): ReactNode {
  const { locale: current, messages } = useKit();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.frame.language} size="narrow">
      <ul className={styles.list}>
        {LANGUAGES.map(({ locale, name, lang }) => (
          <li key={locale} lang={lang}>
            <Button
              className={classNames(styles.language)}
              {...(locale === current ? { 'aria-current': 'true' as const, autoFocus: true } : {})}
              onPress={() => {
                onChoose(locale);
                onClose();
              }}
            >
              <span>{name}</span>
              {locale === current && <Icon name="check" />}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
