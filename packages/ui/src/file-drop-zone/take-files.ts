import { type FileRefusal, type FileRules, refusalOf } from '../image-uploader/choose-file.ts';

/** What is taken, and how many at most. */
export interface FilesRules extends FileRules {
  readonly maxFiles: number | undefined;
}

/** A file that was not taken, or (without a name) all of them. */
export interface RefusedFile {
  readonly name: string | null;
  readonly reason: FileRefusal;
}

/** The files after something was dropped or selected, and what was not taken of it. */
export interface TakenFiles {
  readonly files: readonly File[];
  readonly refused: readonly RefusedFile[];
}

/** A folder, or a file that is gone, only shows when it is read. */
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
 * Adds what passes the rules to what is there; the rest is refused one by one. Nothing is taken when it would be more
 * than `maxFiles`: which of them to leave out is not ours to guess. Where one file is all, a new one replaces it.
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
