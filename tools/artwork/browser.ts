import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { type Browser, chromium } from '@playwright/test';

/** Starts the browser the artwork is drawn and photographed in. */
export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch(chromiumLaunch());
}
