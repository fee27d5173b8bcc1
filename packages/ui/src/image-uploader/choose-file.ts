/** The acceptance rules. */
export interface FileRules {
  /**
   * MIME types such as `image/jpeg` or `image/*`, and extensions such as `.csv`; an empty list accepts any type.
   * `image/*` is any image but SVG, which may contain scripts: it is accepted only if listed explicitly.
   */
  readonly types: readonly string[];
  readonly maxSizeBytes: number | undefined;
}

/** Why a file is rejected. */
export type FileRefusal = 'wrongType' | 'tooLarge' | 'tooMany' | 'unreadable';

/** One acceptable file, or the reason for its rejection. */
export type ChosenFile = { readonly file: File } | { readonly refusal: FileRefusal };

const SVG = 'image/svg+xml';

/** Whether a file is an SVG, which scales by itself and is never resized. */
export function isSvg(file: File): boolean {
  return file.type === SVG;
}

function isOfType(file: File, accepted: string): boolean {
  const wanted = accepted.trim().toLowerCase();
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1)) && !isSvg(file);
  return file.type === wanted;
}

/** Why the rules reject one file, or `null`. */
export function refusalOf(file: File, { types, maxSizeBytes }: FileRules): 'wrongType' | 'tooLarge' | null {
  if (types.length > 0 && !types.some(accepted => isOfType(file, accepted))) return 'wrongType';
  return maxSizeBytes !== undefined && file.size > maxSizeBytes ? 'tooLarge' : null;
}

/** Picks the single file of a drop or selection; `null` for an empty selection (the dialog was canceled). */
export function chooseFile(files: readonly File[], rules: FileRules): ChosenFile | null {
  const [file] = files;
  if (file === undefined) return null;
  if (files.length > 1) return { refusal: 'tooMany' };
  const refusal = refusalOf(file, rules);
  return refusal === null ? { file } : { refusal };
}
