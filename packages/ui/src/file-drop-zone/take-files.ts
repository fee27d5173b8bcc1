import { type FileRefusal, type FileRules, refusalOf } from '../image-uploader/choose-file.ts';

/** The accepted files, and their maximum number. */
export interface FilesRules extends FileRules {
  readonly maxFiles: number | undefined;
}

/** A rejected file, or (without a name) all of them. */
export interface RefusedFile {
  readonly name: string | null;
  readonly reason: FileRefusal;
}

/** The files after a drop or a selection, and the rejected ones. */
export interface TakenFiles {
  readonly files: readonly File[];
  readonly refused: readonly RefusedFile[];
}

/** A folder, or a file that is gone, is only detected by reading it. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    // why: the reason is the same to the reader, and is shown with the file's name
    return false;
  }
}

async function reasonOf(file: File, rules: FilesRules): Promise<FileRefusal | null> {
  const refusal = refusalOf(file, rules);
  if (refusal !== null) return refusal;
  return (await isReadable(file)) ? null : 'unreadable';
}

/**
 * Adds files that satisfy the rules; the others are rejected one by one. If there would be more than `maxFiles`, none
 * is added, since we cannot guess which to leave out. If only one is allowed, a new file replaces it.
 */
export async function takeFiles(
  present: readonly File[],
  incoming: readonly File[],
  rules: FilesRules,
): Promise<TakenFiles> {
  const judged = await Promise.all(incoming.map(async file => ({ file, reason: await reasonOf(file, rules) })));
  const passed = judged.flatMap(({ file, reason }) => (reason === null ? [file] : []));
  const refused = judged.flatMap(({ file, reason }) => (reason === null ? [] : [{ name: file.name, reason }]));
  if (passed.length === 0) return { files: present, refused };
  const files = rules.maxFiles === 1 ? passed : [...present, ...passed];
  if (rules.maxFiles !== undefined && files.length > rules.maxFiles) {
    return { files: present, refused: [...refused, { name: null, reason: 'tooMany' }] };
  }
  return { files, refused };
}
