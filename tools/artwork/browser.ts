import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { type Browser, chromium } from '@playwright/test';

/** Starts the browser that draws and photographs the artwork. */
export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch(chromiumLaunch());
}
