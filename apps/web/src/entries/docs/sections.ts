import { SECTIONS } from '@kotohogi/ui/gallery';
import { textsOf } from '../../shell/i18n/text.ts';
import { EXAMPLES } from './examples.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** Every gallery page by its id, worked examples last. */
export const sectionIds = (): readonly string[] => [...SECTIONS, ...EXAMPLES].map(({ id }) => id);

/** The name of a gallery page. */
export function sectionName(id: string): string {
  const example = EXAMPLES.find(one => one.id === id);
  if (example !== undefined) return t(`docs.${example.id}`);
  return SECTIONS.find(one => one.id === id)?.name ?? id;
}
