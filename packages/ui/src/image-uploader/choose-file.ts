/** What is taken. */
export interface FileRules {
  /** MIME types, such as `image/jpeg`; `image/*` is any picture but SVG. */
  readonly types: readonly string[];
  readonly maxSizeBytes: number | undefined;
}

/** Why a file is not taken. */
export type FileRefusal = 'wrongType' | 'tooLarge' | 'tooMany' | 'unreadable';

/** One file that may be used, or the reason why not. */
export type ChosenFile = { readonly file: File } | { readonly refusal: FileRefusal };

/** An SVG may carry scripts and cannot be scaled: it is never taken here. */
const NEVER = 'image/svg+xml';

function isOfType(type: string, accepted: string): boolean {
  return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;
}

/** Picks the one file out of what was dropped or selected; `null` for an empty selection (the dialog was cancelled). */
export function chooseFile(files: readonly File[], { types, maxSizeBytes }: FileRules): ChosenFile | null {
  const [file] = files;
  if (file === undefined) return null;
  if (files.length > 1) return { refusal: 'tooMany' };
  if (file.type === NEVER || !types.some(accepted => isOfType(file.type, accepted))) return { refusal: 'wrongType' };
  if (maxSizeBytes !== undefined && file.size > maxSizeBytes) return { refusal: 'tooLarge' };
  return { file };
}
