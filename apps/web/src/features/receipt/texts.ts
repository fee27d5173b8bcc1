import { textsOf } from '../../shell/i18n/text.ts';
import { loadTexts } from '../../shell/router/area.ts';
import type { ja } from './messages.ja.ts';

/** Returns a text of receipts. */
export const t = textsOf<typeof ja>();

/** Loads these texts: only guests who open a receipt need them. */
export const loadReceiptTexts = (): Promise<void> =>
  loadTexts({
    ja: async () => ({ catalogue: (await import('./messages.ja.ts')).ja }),
    en: async () => ({ catalogue: (await import('./messages.en.ts')).en }),
  });
