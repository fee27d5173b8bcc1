import { Alert } from '@kotohogi/ui/alert';
import type { Newer } from '../form/use-versioned-save.ts';
import { textsOf } from '../i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface NewerFieldsProps<V> {
  readonly newer: Newer<V>;
  readonly labels: Readonly<Record<keyof V & string, string>>;
  /** The text of a value. */
  readonly textOf: (name: keyof V & string, values: V) => string;
}

/**
 * Shows after a conflict which fields another user has changed: fields with their new values, and fields that both
 * changed (docs/product/form.md#two-people).
 */
export function NewerFields<V>({ newer, labels, textOf }: NewerFieldsProps<V>) {
  const { taken, conflicts, theirs } = newer;
  const theirText = (name: keyof V & string) => t('newer.theirs', { value: textOf(name, theirs) || t('newer.empty') });
  return (
    <Alert tone="warn" isLive title={t('newer.title')}>
      <p>{t(taken.length + conflicts.length === 0 ? 'newer.none' : 'newer.text')}</p>
      {conflicts.length > 0 && (
        <>
          <p>{t('newer.conflicts')}</p>
          <ul>
            {conflicts.map(name => (
              <li key={name}>
                {labels[name]} — {theirText(name)}
              </li>
            ))}
          </ul>
        </>
      )}
      {taken.length > 0 && (
        <>
          <p>{t('newer.taken')}</p>
          <ul>
            {taken.map(name => (
              <li key={name}>{labels[name]}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
