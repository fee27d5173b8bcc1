import { Button } from '@kotohogi/ui/button';
import { LanguageDialog } from '@kotohogi/ui/language-dialog';
import { useState } from 'react';
import { chooseAndReload, currentLocale } from './i18n/locale.ts';

const NAMES = { ja: '日本語', 'en-US': 'English' } as const;

/** Shows the language of the page and lets one choose the other; the page is then loaded again. */
export function LanguageButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="languages" onPress={() => setOpen(true)}>
        {NAMES[currentLocale()]}
      </Button>
      <LanguageDialog isOpen={isOpen} onClose={() => setOpen(false)} onChoose={chooseAndReload} />
    </>
  );
}
