import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SnackbarProvider } from '../src/snackbar/index.ts';
import { expectNoAxeFindings, show } from '../testing/render.tsx';

test('the gallery in English has no axe findings and no Japanese kit texts', async () => {
  document.documentElement.lang = 'en';
  const { Gallery } = await import('./gallery.tsx');
  await show(
    <SnackbarProvider>
      <Gallery />
    </SnackbarProvider>,
    { locale: 'en-US', density: 'couple', theme: 'wedding' },
  );
  await expect.element(page.getByText('21 to 30 of 243')).toBeVisible();
  await expect.element(page.getByText('必須')).not.toBeInTheDocument();
  await expectNoAxeFindings();
});
