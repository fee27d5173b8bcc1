import { Alert } from '@kotohogi/ui/alert';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useEffect, useRef } from 'react';
import { dateText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import styles from './api-keys.module.css';
import type { keys } from './messages.ja.ts';

const t = textsOf<typeof keys>();

export interface MadeKeyProps {
  readonly apiKey: string;
  readonly name: string;
  readonly expiresAt: number;
}

/** A key that was just created: shown only here. */
export function MadeKey({ apiKey, name, expiresAt }: MadeKeyProps) {
  const place = useRef<HTMLElement>(null);
  // The focused form is gone, so its replacement gets the focus and is read aloud.
  useEffect(() => place.current?.focus(), []);
  const sample = `curl -H 'X-API-KEY: <${t('account.key.yours')}>' ${location.origin}/api/auth/session`;
  return (
    <section ref={place} tabIndex={-1} className={styles.made} aria-label={t('account.key.made', { name })}>
      <Alert tone="ok" title={t('account.key.made', { name })}>
        {t('account.key.made.text')}
      </Alert>
      <div className={styles.secret}>
        <code className={styles.code} translate="no">
          {apiKey}
        </code>
        <CopyButton text={apiKey} label={t('account.key.copy')} />
      </div>
      <p className={styles.quiet}>{t('account.key.made.until', { date: dateText(expiresAt) })}</p>
      <div>
        <h2 className={styles.name}>{t('account.key.use')}</h2>
        <p className={styles.quiet}>{t('account.key.use.text')}</p>
        <code className={styles.sample} translate="no">
          {sample}
        </code>
      </div>
      <LinkButton href={paths.account.apiKeys} variant="filled" size="large" fullWidth>
        {t('account.key.toList')}
      </LinkButton>
    </section>
  );
}
