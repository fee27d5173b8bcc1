import { cdp } from 'vitest/browser';

/** The emulated medium and preferences, until the next call. */
export interface Media {
  readonly medium?: 'print';
  readonly calm?: boolean;
}

/** Emulates print, or reduced motion; without arguments everything is back to normal. */
export async function emulateMedia({ medium, calm = false }: Media = {}): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: medium ?? '',
    features: [{ name: 'prefers-reduced-motion', value: calm ? 'reduce' : '' }],
  });
}
