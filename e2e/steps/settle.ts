/** Waits for the fonts and for all finite animations; endless ones (spinners) do not count. Runs in the page. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(one => one.finished));
}
