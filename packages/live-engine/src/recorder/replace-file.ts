import { open, rename, rm } from 'node:fs/promises';

/** Replaces a file so that a crash or a full disk leaves either the old or the new one, complete. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.part`;
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(content);
    await file.datasync();
  } catch (error) {
    // why: only the write failure matters
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
