import type { ReactNode } from 'react';
import { Brand } from '../../shell/brand/brand.tsx';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import styles from './login-page.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface LoginSheetProps {
  /** The area of the login. */
  readonly area: string;
  /** The title of pages other than signing in. */
  readonly title?: string | undefined;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of a login page: logo, one sheet, language. */
export function LoginSheet({ area, title, lead, children }: LoginSheetProps) {
  return (
    <div className={styles.page}>
      <header>
        <Brand />
      </header>
      <main className={styles.sheet} id="content">
        <div className={styles.head}>
          <p className={styles.area}>{area}</p>
          <h1 className={styles.title}>{title ?? t('session.signIn')}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </main>
      <footer>
        <LanguageButton />
      </footer>
    </div>
  );
}
