/** Demo weddings have keys no real wedding can have (docs/product/demo.md#samples); nothing is ever sent there. */
export function isSampleKey(weddingKey: string): boolean {
  return /^_demo_\d+-\d+-\d+$/.test(weddingKey);
}
