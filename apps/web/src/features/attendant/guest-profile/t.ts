import { textsOf } from '../../../shell/i18n/text.ts';
import { loadTexts } from '../../../shell/router/area.ts';
import type { catalogue } from './messages.ja.ts';

/** Returns a text of the guest's own data, the audience and the program. */
export const t = textsOf<typeof catalogue>();

/** Loads these texts; pages that use them wait for it. */
export const loadSelfTexts = (): Promise<void> =>
  loadTexts({ ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') });
