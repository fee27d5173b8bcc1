import { textsOf } from '../../../shell/i18n/text.ts';
import { loadTexts } from '../../../shell/router/area.ts';
import type { catalogue } from './messages.ja.ts';

/** Says a text of what a guest keeps of himself, of the audience and of the programme. */
export const say = textsOf<typeof catalogue>();

/** Loads those texts: pages that say them wait for it. */
export const loadSelfTexts = (): Promise<void> =>
  loadTexts({ ja: () => import('./messages.ja.ts'), en: () => import('./messages.en.ts') });
