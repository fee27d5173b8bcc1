import { Button } from '@kotohogi/ui/button';
import type { RefObject } from 'react';
import styles from './notice-form.module.css';
import { t } from './t.ts';

/** The markup around the selected text, and the placeholder if nothing is selected. */
const TOOLS = [
  { key: 'bold', before: '<b>', after: '</b>' },
  { key: 'list', before: '<ul>\n<li>', after: '</li>\n<li></li>\n</ul>' },
  { key: 'link', before: '<a href="https://">', after: '</a>' },
] as const;

interface MarkupToolsProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
}

/** Buttons that wrap the selection of a text area in markup; the browser's undo reverts it like typing. */
export function MarkupTools({ area, onChange }: MarkupToolsProps) {
  const wrap = (before: string, after: string): void => {
    const { current } = area;
    if (current === null) return;
    const { selectionStart: from, selectionEnd: to, value } = current;
    const chosen = value.slice(from, to);
    onChange(`${value.slice(0, from)}${before}${chosen}${after}${value.slice(to)}`);
    requestAnimationFrame(() => {
      current.focus();
      const start = before.endsWith('"https://">') ? from + before.length - 2 : from + before.length;
      current.setSelectionRange(start, before.endsWith('"https://">') ? start : start + chosen.length);
    });
  };
  return (
    <fieldset aria-label={t('notice.tools')} className={styles.tools}>
      {TOOLS.map(({ key, before, after }) => (
        <Button key={key} variant="quiet" size="small" onPress={() => wrap(before, after)}>
          {t(`notice.tools.${key}`)}
        </Button>
      ))}
    </fieldset>
  );
}
