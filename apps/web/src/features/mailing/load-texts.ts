import { loadTexts } from '../../shell/router/area.ts';

/** Loads the texts of mail preferences, for pages that include them. */
export const loadMailTexts = (): Promise<void> =>
  loadTexts({
    ja: async () => ({ catalogue: (await import('./messages.ja.ts')).ja }),
    en: async () => ({ catalogue: (await import('./messages.en.ts')).en }),
  });
