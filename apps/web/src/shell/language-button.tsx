import { Button } from '@kotohogi/ui/button';
import { IconButton } from '@kotohogi/ui/icon-button';
import { lazy, Suspense, useState } from 'react';
import { chooseAndReload, currentLocale } from './i18n/locale.ts';
import { t } from './texts.ts';

// Few users open it, and a dialog is large: it loads on the first press.
const LanguageDialog = lazy(async () => ({ default: (await import('@kotohogi/ui/language-dialog')).LanguageDialog }));

const NAMES = { ja: '日本語', 'en-US': 'English' } as const;

/** Shows the page's language and lets the user choose the other one; the page then reloads. */
export function LanguageButton({ isCompact = false }: { readonly isCompact?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const name = NAMES[currentLocale()];
  return (
    <>
      {isCompact ? (
        <IconButton icon="languages" label={t('language.label', { name })} tooltip="bottom-end" onPress={open} />
      ) : (
        <Button variant="quiet" icon="languages" onPress={open}>
          {name}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <LanguageDialog isOpen onClose={() => setOpen(false)} onChoose={chooseAndReload} />
        </Suspense>
      )}
    </>
  );
}
