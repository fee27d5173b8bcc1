import { LinkButton } from '@kotohogi/ui/link-button';
import type { ReactNode } from 'react';
import { Brand } from '../../shell/brand/brand.tsx';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { paths } from '../../shell/router/paths.ts';
import styles from './account-frame.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The back link; defaults to the list of the user's areas. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

/** The frame of an account page: logo, back link, one sheet. */
export function AccountFrame({ title, lead, back, children }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <LanguageButton isCompact />
      </header>
      <main id="content" className={styles.main}>
        <LinkButton href={back?.href ?? paths.account.index} variant="quiet" icon="chevron-left">
          {back?.label ?? t('account.back')}
        </LinkButton>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.sheet}>{children}</div>
      </main>
    </div>
  );
}
