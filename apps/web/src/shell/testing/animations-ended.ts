/** Waits until all finite animations have ended. */
export async function animationsEnded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(one => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(one => one.finished));
}
