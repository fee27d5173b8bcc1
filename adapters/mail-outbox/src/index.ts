import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer, MailOutbox, StoredMail } from '@kotohogi/ports/mailer';

/** Recipients at this domain are rejected, as a mail server rejects an unknown mailbox (RFC 5321, 550). */
const REFUSED = /@refused\.example$/i;

const FILE = /^[0-9a-z]+-[0-9a-z]+$/;

/**
 * A mailer that sends nothing: it stores each mail as a file in a folder, which it creates if needed. `now` in
 * milliseconds.
 */
export function createOutbox(folder: string, now: () => number = Date.now): Mailer & MailOutbox {
  let count = 0;
  const read = async (id: string): Promise<StoredMail> =>
    JSON.parse(await readFile(path.join(folder, `${id}.json`), 'utf8')) as StoredMail;
  const ids = async () => {
    const names = await readdir(folder).catch(() => []); // why: no folder yet = no mail yet
    return names.filter(name => name.endsWith('.json')).map(name => name.slice(0, -5));
  };
  return {
    async send(mail) {
      if (REFUSED.test(mail.to)) return { kind: 'refused', reason: '550 5.1.1 no such mailbox' };
      await mkdir(folder, { recursive: true });
      count += 1;
      const sentAtMs = now();
      const serial = (process.pid * 100_000 + count).toString(36).padStart(8, '0');
      const id = `${sentAtMs.toString(36)}-${serial}`;
      const file = path.join(folder, `${id}.json`);
      // Written to a temporary name and renamed, so that a reader never sees half a mail.
      await writeFile(`${file}.part`, JSON.stringify({ ...mail, id, sentAtMs } satisfies StoredMail));
      await rename(`${file}.part`, file);
      return { kind: 'sent' };
    },
    async list(limit = 200) {
      const newest = (await ids()).sort().reverse().slice(0, limit);
      return await Promise.all(newest.map(read));
    },
    async find(id) {
      return FILE.test(id) && (await ids()).includes(id) ? await read(id) : undefined;
    },
  };
}
