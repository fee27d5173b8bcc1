import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** The position of a part in a file. */
export interface PartPlace {
  readonly file: string;
  readonly start: number;
  readonly sizeBytes: number;
  /** The file ends with this part: anything after it, from an earlier, longer attempt, is truncated. */
  readonly isEnd: boolean;
}

/** The sender announced one length and sent another, or was cut off. */
export class WrongLength extends Error {
  override readonly name = 'WrongLength';
}

/** Streams a part to its position; returns its md5. Rejects when the length differs. */
export async function writePart({ file, start, sizeBytes, isEnd }: PartPlace, body: Readable): Promise<string> {
  const handle = await open(file, 'r+');
  const hash = createHash('md5');
  let written = 0;
  try {
    if (isEnd) await handle.truncate(start);
    for await (const chunk of body) {
      const bytes: Buffer = chunk;
      if (written + bytes.length > sizeBytes) throw new WrongLength(`received more than ${sizeBytes} bytes`);
      hash.update(bytes);
      await handle.write(bytes, 0, bytes.length, start + written);
      written += bytes.length;
    }
    if (written !== sizeBytes) throw new WrongLength(`received ${written} of ${sizeBytes} bytes`);
    await handle.datasync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

/** One writer per part: a newer one cancels the older one, whose sender may be gone. */
export class PartWriters {
  readonly #running = new Map<string, { readonly body: Readable; readonly done: Promise<unknown> }>();

  async write(name: string, place: PartPlace, body: Readable): Promise<string> {
    for (let before = this.#running.get(name); before !== undefined; before = this.#running.get(name)) {
      before.body.destroy();
      await before.done;
    }
    const writing = writePart(place, body);
    const own = { body, done: writing.catch(() => undefined) };
    this.#running.set(name, own);
    try {
      return await writing;
    } finally {
      if (this.#running.get(name) === own) this.#running.delete(name);
    }
  }
}
