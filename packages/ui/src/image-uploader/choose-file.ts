/** What is taken. */
export interface FileRules {
  /**
   * MIME types such as `image/jpeg` or `image/*`, and extensions such as `.csv`; an empty list takes any type.
   * `image/*` is any picture but SVG, which may carry scripts: it is taken only where it is named.
   */
  readonly types: readonly string[];
  readonly maxSizeBytes: number | undefined;
}

/** Why a file is not taken. */
export type FileRefusal = 'wrongType' | 'tooLarge' | 'tooMany' | 'unreadable';

/** One file that may be used, or the reason why not. */
export type ChosenFile = { readonly file: File } | { readonly refusal: FileRefusal };

const SVG = 'image/svg+xml';

/** Whether a file is an SVG: drawn to any size as it is, never to be scaled. */
export function isSvg(file: File): boolean {
  return file.type === SVG;
}

function isOfType(file: File, accepted: string): boolean {
  const wanted = accepted.trim().toLowerCase();
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1)) && !isSvg(file);
  return file.type === wanted;
}

/** What the rules have against one file, or `null`. */
export function refusalOf(file: File, { types, maxSizeBytes }: FileRules): 'wrongType' | 'tooLarge' | null {
  if (types.length > 0 && !types.some(accepted => isOfType(file, accepted))) return 'wrongType';
  return maxSizeBytes !== undefined && file.size > maxSizeBytes ? 'tooLarge' : null;
}

/** Picks the one file out of what was dropped or selected; `null` for an empty selection (the dialog was cancelled). */
export function chooseFile(files: readonly File[], rules: FileRules): ChosenFile | null {
  const [file] = files;
  if (file === undefined) return null;
  if (files.length > 1) return { refusal: 'tooMany' };
  const refusal = refusalOf(file, rules);
  return refusal === null ? { file } : { refusal };
}
