import '@kotohogi/themes/tokens.css';
import '../src/styles.css';
import './fonts.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { KitProvider, loadKitMessages } from '../src/kit/index.ts';
import { SnackbarProvider } from '../src/snackbar/index.ts';
import { setting } from './setting.ts';
import { Sheet } from './sheet.tsx';

const { documentElement } = document;
documentElement.lang = setting.locale;
documentElement.dataset.theme = setting.theme;
documentElement.dataset.density = setting.density;
documentElement.style.fontSize = `${setting.textPercent}%`;

const root = document.getElementById('root');
if (root === null) throw new Error('the sheet has no #root');
await loadKitMessages(setting.locale);
createRoot(root).render(
  <StrictMode>
    <KitProvider locale={setting.locale} iconsUrl="/art/icons.svg">
      <SnackbarProvider>
        <main id="main">
          <Sheet />
        </main>
      </SnackbarProvider>
    </KitProvider>
  </StrictMode>,
);
