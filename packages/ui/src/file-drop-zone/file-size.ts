const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** The size of a file as text, `12.3 MB`; 1,024 bytes are 1 kB, as in the product's limits. */
export function formatFileSize(sizeBytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, sizeBytes)) / 10));
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: power < 2 ? 0 : 1 });
  return `${digits.format(sizeBytes / 1024 ** power)} ${UNITS[power]}`;
}
