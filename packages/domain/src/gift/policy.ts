/** Demo weddings have keys no real wedding can have (decisions 5 and 10); nothing is ever sent there. */
export function isSampleKey(weddingKey: string): boolean {
  return /^_demo_\d+-\d+-\d+$/.test(weddingKey);
}
