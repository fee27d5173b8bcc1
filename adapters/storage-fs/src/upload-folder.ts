import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedPart, UploadPlan } from '@kotohogi/ports/object-store';

/** The parameters an upload was started with. */
export interface UploadFacts extends UploadPlan {
  readonly key: string;
}

/** Folder of the uploads: no object's key begins with a dot. */
const FOLDER = '.uploads';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const RECEIPT = /^(\d+)-([\da-f]{32})$/;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Number of parts in a plan. */
export function partCountOf({ sizeBytes, partSizeBytes }: UploadPlan): number {
  return Math.max(1, Math.ceil(sizeBytes / partSizeBytes));
}

/** Whether a part may be shorter than planned. */
export function isOpenPart(plan: UploadPlan, partNumber: number): boolean {
  return plan.isLastPartOpen === true && partNumber === partCountOf(plan);
}

/** Size of a part in a plan, its maximum if the part is open; undefined if the plan has no such part. */
export function partSizeOf(plan: UploadPlan, partNumber: number): number | undefined {
  if (!Number.isSafeInteger(partNumber) || partNumber < 1 || partNumber > partCountOf(plan)) return undefined;
  return Math.min(plan.partSizeBytes, plan.sizeBytes - (partNumber - 1) * plan.partSizeBytes);
}

/**
 * One unfinished upload on disk: `data`, into which every part is written at its own position, so that completing it is
 * a rename and needs no second copy; `facts.json`; and an empty file `<partNumber>-<md5>` for each complete part.
 */
export class UploadFolder {
  readonly #folder: string;
  readonly data: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.data = path.join(folder, 'data');
  }

  /** The folder of an upload; undefined for an invalid id. */
  static of(root: string, uploadId: string): UploadFolder | undefined {
    return UUID.test(uploadId) ? new UploadFolder(path.join(root, FOLDER, uploadId)) : undefined;
  }

  /** The ids of all uploads. */
  static async list(root: string): Promise<string[]> {
    try {
      return (await readdir(path.join(root, FOLDER))).filter(name => UUID.test(name));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async create(facts: UploadFacts): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await (await open(this.data, 'w')).close();
    await writeFile(path.join(this.#folder, 'facts.json'), JSON.stringify(facts));
  }

  /** The parameters it was started with; undefined if the upload does not exist. */
  async facts(): Promise<UploadFacts | undefined> {
    try {
      // Only `create` writes it, before the id is known to anyone.
      return JSON.parse(await readFile(path.join(this.#folder, 'facts.json'), 'utf8')) as UploadFacts;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** The complete parts, in order. */
  async parts(facts: UploadFacts): Promise<UploadedPart[]> {
    const receipts = await this.#receipts();
    const parts = receipts.map(async ({ partNumber, eTag }) => {
      const isOpen = isOpenPart(facts, partNumber);
      const sizeBytes = isOpen ? await this.#openPartSize(facts) : (partSizeOf(facts, partNumber) ?? 0);
      return { partNumber, eTag, sizeBytes };
    });
    return (await Promise.all(parts)).sort((a, b) => a.partNumber - b.partNumber);
  }

  /** The open part is the last one, so everything after its start belongs to it. */
  async #openPartSize(facts: UploadFacts): Promise<number> {
    return (await stat(this.data)).size - (partCountOf(facts) - 1) * facts.partSizeBytes;
  }

  /** Marks a part as missing before it is written again, until it is complete. */
  async forget(partNumber: number): Promise<void> {
    const old = (await this.#receipts()).filter(receipt => receipt.partNumber === partNumber);
    await Promise.all(old.map(({ name }) => rm(path.join(this.#folder, name), { force: true })));
  }

  async note(partNumber: number, eTag: string): Promise<void> {
    await writeFile(path.join(this.#folder, `${partNumber}-${eTag}`), '');
  }

  /** Time of its last change, ms since 1970. */
  async touchedAtMs(): Promise<number> {
    const [folder, data] = await Promise.all([stat(this.#folder), stat(this.data)]);
    return Math.max(folder.mtimeMs, data.mtimeMs);
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #receipts() {
    return (await readdir(this.#folder)).flatMap(name => {
      const [, partNumber, eTag] = RECEIPT.exec(name) ?? [];
      return partNumber === undefined || eTag === undefined ? [] : [{ name, partNumber: Number(partNumber), eTag }];
    });
  }
}
