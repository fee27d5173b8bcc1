/** Waits until nothing glides any more; what turns for ever does not count. */
export async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(one => one.finished));
}
