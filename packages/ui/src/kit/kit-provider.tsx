import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type KitLocale, kitMessages } from '../messages.ts';
import { KitContext } from './kit-context.ts';

/** Connects the kit's links to the application's router. */
export interface KitRouter {
  /** Navigates within the application without loading a new page. */
  readonly navigate: (href: string) => void;
  /** Converts a path of the application to the value of an `href` attribute (a hook: it may call hooks). */
  readonly useHref?: (href: string) => string;
}

export interface KitProviderProps {
  readonly locale: KitLocale;
  readonly iconsUrl: string;
  /** Without a router, links load pages the browser's way. */
  readonly router?: KitRouter | undefined;
  readonly children: ReactNode;
}

const BCP47: Readonly<Record<KitLocale, string>> = { ja: 'ja-JP', 'en-US': 'en-US' };

/**
 * Provides the language (whose texts `loadKitMessages` has loaded), the icon sprite and, if there is one, the router.
 */
export function KitProvider({ locale, iconsUrl, router, children }: KitProviderProps): ReactNode {
  const settings = useMemo(() => ({ locale, iconsUrl, messages: kitMessages(locale) }), [locale, iconsUrl]);
  const content = router === undefined ? children : <RouterProvider {...router}>{children}</RouterProvider>;
  return (
    <KitContext value={settings}>
      <I18nProvider locale={BCP47[locale]}>{content}</I18nProvider>
    </KitContext>
  );
}
