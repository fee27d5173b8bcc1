import { Card } from '@kotohogi/ui/card';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './column-chart.module.css';
import { peopleText } from './texts.ts';

/** One column; its darker part has its own number. */
export interface ShownColumn {
  readonly label: string;
  readonly count: number;
  readonly part?: { readonly label: string; readonly count: number | null } | undefined;
}

export interface ColumnChartProps {
  readonly title: string;
  readonly aside?: ReactNode;
  /** What the columns show, in one sentence before them. */
  readonly lead?: string | undefined;
  /** The meanings of the columns and of their darker parts. */
  readonly legend?: readonly [whole: string, part: string] | undefined;
  readonly tone?: 'gift' | undefined;
  readonly columns: readonly ShownColumn[];
}

/** Ordered columns, such as months or amounts, with their numbers; many columns scroll sideways. */
export function ColumnChart({ title, aside, lead, legend, tone, columns }: ColumnChartProps) {
  const region = useRef<HTMLElement>(null);
  // The latest columns are at the end.
  useLayoutEffect(() => {
    if (region.current !== null) region.current.scrollLeft = region.current.scrollWidth;
  }, []);
  const top = Math.max(1, ...columns.map(({ count }) => count));
  return (
    <Card
      title={title}
      aside={aside}
      actions={
        legend !== undefined && (
          <span className={styles.legend}>
            <span className={styles.whole}>{legend[0]}</span>
            <span className={styles.part}>{legend[1]}</span>
          </span>
        )
      }
    >
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section ref={region} className={styles.scroll} aria-label={title} tabIndex={0}>
        <ol className={styles.chart} data-tone={tone}>
          {columns.map(({ label, count, part }) => (
            <li
              key={label}
              className={styles.column}
              style={{ '--share': count / top, '--part': (part?.count ?? 0) / top }}
            >
              <span className={styles.track}>
                <span className={styles.bar}>
                  <span className={styles.count}>{peopleText(count)}</span>
                </span>
                {part !== undefined && <span className={styles.inner} />}
              </span>
              {part !== undefined && (
                <span className={styles.second}>
                  <VisuallyHidden>{part.label} </VisuallyHidden>
                  {peopleText(part.count)}
                </span>
              )}
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
