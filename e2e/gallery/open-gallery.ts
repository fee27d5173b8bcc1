import { test } from '@playwright/test';
import { type RunningProduct, startProduct } from '../product.ts';
import { readSections } from './sections.ts';

/** The gallery as the product serves it. */
export interface Gallery {
  readonly url: () => string;
  /** Names of its sections, in order. */
  readonly sections: () => readonly string[];
}

/** Starts the product for all tests of a file and reads the list of gallery sections once. */
export function openGallery(): Gallery {
  let product: RunningProduct;
  let sections: readonly string[];
  test.beforeAll(async ({ browser }) => {
    product = await startProduct();
    const page = await browser.newPage();
    sections = await readSections(page, product.url);
    await page.close();
  });
  test.afterAll(async () => {
    await product?.stop();
  });
  return { url: () => product.url, sections: () => sections };
}
