import '@kotohogi/themes/tokens.css';
import '@kotohogi/ui/styles.css';
import { KitProvider, loadKitMessages } from '@kotohogi/ui/kit';
import { SnackbarProvider } from '@kotohogi/ui/snackbar';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

let mounted: { readonly root: Root; readonly place: HTMLElement } | undefined;

/** React warns about updates outside `act` while this is set; a real browser's events arrive at any time. */
async function acted(work: () => void): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => work());
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}

afterEach(async () => {
  const { root, place } = mounted ?? {};
  await acted(() => root?.unmount());
  place?.remove();
  mounted = undefined;
  window.scrollTo({ top: 0, behavior: 'instant' });
});

/** Renders a part of the app in a real page, in Japanese, with the kit and an empty query client around it. */
export async function show(node: ReactNode): Promise<void> {
  await loadKitMessages('ja');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  mounted = { root, place };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await acted(() =>
    root.render(
      <KitProvider locale="ja" iconsUrl="/art/icons.svg">
        <SnackbarProvider>
          <QueryClientProvider client={client}>{node}</QueryClientProvider>
        </SnackbarProvider>
      </KitProvider>,
    ),
  );
}
