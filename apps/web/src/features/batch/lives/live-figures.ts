const two = (n: number) => String(n).padStart(2, '0');

/** 1:34:05, the length of a recording. */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** 2.1 GB or 340 MB. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1000 ? `${(megabytes / 1000).toFixed(1)} GB` : `${Math.ceil(megabytes)} MB`;
}
