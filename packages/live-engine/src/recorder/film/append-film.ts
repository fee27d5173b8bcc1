import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { JOURNAL_FILE, mediaFile } from '../journal.ts';
import { nullIfAbsent, readJournal, recoverJournal } from '../read-journal.ts';
import { replaceFile } from '../replace-file.ts';

/** Whether a recording already contains a video. */
export async function hasFilm(archiveDirectory: string, videoId: string): Promise<boolean> {
  const { sessions } = await readJournal(archiveDirectory);
  return sessions.some(({ line }) => line.film === videoId);
}

/** Something else is in the recording's place, or the disk has lost it. */
const DAMAGE = ['ENOTDIR', 'EEXIST', 'EIO'];

/** Makes sure that a recording can be appended to; one that is damaged beyond repair is kept under another name. */
export async function prepareArchive(archiveDirectory: string, nowMs: number): Promise<void> {
  try {
    await mkdir(archiveDirectory, { recursive: true });
    await recoverJournal(archiveDirectory);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!DAMAGE.includes(code)) throw error;
    await rename(archiveDirectory, `${archiveDirectory}-damaged-${nowMs}`);
    await mkdir(archiveDirectory, { recursive: true });
  }
}

/**
 * Moves the session of a video behind those of a recording. The journal is replaced in one step, so a crash leaves the
 * recording either without the video or with all of it. `derived`: files made from the recording, which are now
 * outdated.
 */
export async function appendFilm(
  archiveDirectory: string,
  stagingDirectory: string,
  derived: readonly string[],
): Promise<void> {
  const { sessions } = await readJournal(stagingDirectory);
  for (const { line } of sessions)
    await rename(join(stagingDirectory, mediaFile(line.n)), join(archiveDirectory, mediaFile(line.n)));
  for (const name of derived) await rm(join(archiveDirectory, name), { force: true });
  const journal = join(archiveDirectory, JOURNAL_FILE);
  const before = (await readFile(journal).catch(nullIfAbsent)) ?? Buffer.alloc(0);
  await replaceFile(journal, Buffer.concat([before, await readFile(join(stagingDirectory, JOURNAL_FILE))]));
}
