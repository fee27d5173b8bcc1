/** The sign that ends a file in MS-DOS; some banks still write it. */
const END_OF_FILE = String.fromCharCode(0x1a);

/** The records of a file in the Zengin format, whether its bank writes line ends (CR LF or LF) or none. */
export function recordsOf(text: string, recordBytes: number): string[] {
  const whole = (text.split(END_OF_FILE)[0] ?? '').replace(/[\r\n]+$/, '');
  if (/[\r\n]/.test(whole)) return whole.split(/\r?\n/);
  return Array.from({ length: Math.ceil(whole.length / recordBytes) }, (_, at) =>
    whole.slice(at * recordBytes, (at + 1) * recordBytes),
  );
}
