import { useQuery } from '@tanstack/react-query';
import { textsOf } from '../../shell/i18n/text.ts';
import { countLines, type Example } from './examples.ts';
import styles from './gallery-page.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The code of a worked example, with its line count. */
export function SourceCode({ example }: { readonly example: Example }) {
  const { data } = useQuery({ queryKey: ['docs', 'source', example.id], queryFn: example.source });
  if (data === undefined) return null;
  return (
    <section>
      <h2>{t('docs.source')}</h2>
      <p className={styles.note}>{t('docs.source.lines', { lines: countLines(data), limit: example.lineLimit })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>{data}</code>
      </pre>
    </section>
  );
}
