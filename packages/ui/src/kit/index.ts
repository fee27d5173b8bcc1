export { type KitLocale, type KitMessages, loadKitMessages } from '../messages.ts';
export { announce } from './announce.ts';
export { type KitSettings, useKit, useKitMessages } from './kit-context.ts';
export { KitProvider, type KitProviderProps, type KitRouter } from './kit-provider.tsx';
export { restFocus } from './rest-focus.ts';
export { useBottomBar } from './use-bottom-bar.ts';
export { useMediaQuery } from './use-media-query.ts';
