import { textsOf } from '../../shell/i18n/text.ts';
import styles from './api-page.module.css';
import type { ja } from './messages.ja.ts';
import type { SchemaLine } from './openapi.ts';

const t = textsOf<typeof ja>();

/** The properties of a schema, listed vertically. */
export function SchemaLines({ label, lines }: { readonly label: string; readonly lines: readonly SchemaLine[] }) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map(({ key, name, type, isRequired, depth }) => (
        <li key={key} className={styles.line} style={{ '--depth': depth }}>
          <code className={styles.property}>{name}</code>
          <span className={styles.type}>{type}</span>
          {isRequired && <span className={styles.required}>{t('docs.api.required')}</span>}
        </li>
      ))}
    </ul>
  );
}
