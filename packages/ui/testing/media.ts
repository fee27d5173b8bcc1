import { cdp } from 'vitest/browser';

/** What the page is to believe about its medium and its reader, until the next call. */
export interface Media {
  readonly medium?: 'print';
  readonly calm?: boolean;
}

/** Lets the browser believe that it prints, or that its reader wants no motion; without anything it is as usual again. */
export async function emulateMedia({ medium, calm = false }: Media = {}): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: medium ?? '',
    features: [{ name: 'prefers-reduced-motion', value: calm ? 'reduce' : '' }],
  });
}
