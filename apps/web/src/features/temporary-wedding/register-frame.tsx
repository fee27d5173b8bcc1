import { artwork } from '@kotohogi/themes/artwork';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import type { ReactNode } from 'react';
import { boot } from '../../shell/boot.ts';
import { Brand } from '../../shell/brand/brand.tsx';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import styles from './register-page.module.css';

export interface RegisterFrameProps {
  /** The large title in Latin letters. */
  readonly latin: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page in the style of stationery: flowers in two corners, a title, one sheet. */
export function RegisterFrame({ latin, title, lead, children }: RegisterFrameProps) {
  const isEnglish = currentLanguage() === 'en';
  return (
    <div className={styles.page}>
      <span
        className={styles.corner}
        style={{ '--picture': `url('${artwork('natural', 'corner')}')` }}
        aria-hidden="true"
      />
      <header className={styles.header}>
        <Brand />
        <LanguageButton isCompact />
      </header>
      <main id="content" className={styles.main}>
        <div className={styles.head}>
          <SectionHeading latin={latin} {...(isEnglish && latin === title ? {} : { title })} level={1} size="page" />
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.sheet}>{children}</div>
      </main>
      <footer className={styles.footer}>
        <img src={artwork('natural', 'divider')} alt="" width="360" height="44" loading="lazy" />
        <p>{boot.productName[currentLanguage()]}</p>
      </footer>
    </div>
  );
}
