import { test as base } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';

/** A test on the product with its demo, which all files of a worker share: they look at pages and change only designs. */
export const test = base.extend<object, { readonly product: RunningProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct({ DEMO: 'on' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
