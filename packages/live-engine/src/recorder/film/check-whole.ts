import { type FileHandle, open } from 'node:fs/promises';
import { UnusableFilm } from './film.ts';

const BOX_HEADER_BYTES = 16;
/** A video has a handful of top-level boxes, a fragmented one two per second. */
const MAX_BOXES = 200_000;
const EBML_MAGIC = 0x1a45dfa3;
const SEGMENT_ID = 0x18538067;

/** Reads up to `sizeBytes`; fewer at the end of the file. */
async function readAt(file: FileHandle, at: number, sizeBytes: number): Promise<Buffer> {
  const bytes = Buffer.alloc(sizeBytes);
  const { bytesRead } = await file.read(bytes, 0, sizeBytes, at);
  return bytes.subarray(0, bytesRead);
}

/** Size of a box (ISO/IEC 14496-12 §4.2); 0 = to the end of the file. */
function boxSize(head: Buffer): number {
  const size = head.readUInt32BE(0);
  return size === 1 && head.length >= BOX_HEADER_BYTES ? Number(head.readBigUInt64BE(8)) : size;
}

/**
 * Checks that the index names only existing bytes. Fragments written before a recorder died are usable without the last
 * one.
 */
async function isWholeMp4(file: FileHandle, fileBytes: number): Promise<boolean> {
  let hasFragments = false;
  let at = 0;
  for (let box = 0; box < MAX_BOXES && at < fileBytes; box++) {
    const head = await readAt(file, at, BOX_HEADER_BYTES);
    if (head.length < 8) return true;
    const size = boxSize(head);
    if (size === 0) return true;
    if (size < 8 || at + size > fileBytes) return hasFragments;
    hasFragments ||= head.toString('latin1', 4, 8) === 'moof';
    at += size;
  }
  return true;
}

interface Element {
  readonly id: number;
  /** Where the content starts and how long it is; -1 = unknown. */
  readonly contentAt: number;
  readonly sizeBytes: number;
}

/** Reads the header of an EBML element (RFC 8794 §4, §5) at an offset; null if there is none. */
function readElement(bytes: Buffer, at: number): Element | null {
  const idBytes = Math.clz32(bytes[at] ?? 0) - 23;
  const sizeAt = at + idBytes;
  const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23;
  if (idBytes > 4 || sizeLength > 8 || sizeAt + sizeLength > bytes.length) return null;
  let value = (bytes[sizeAt] ?? 0) & (0xff >> sizeLength);
  let isUnknown = value === 0xff >> sizeLength;
  for (let index = 1; index < sizeLength; index++) {
    const byte = bytes[sizeAt + index] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return {
    id: bytes.readUIntBE(at, idBytes),
    contentAt: sizeAt + sizeLength,
    sizeBytes: isUnknown ? -1 : value,
  };
}

/** A file whose size was never filled in was cut off during recording and is usable as far as it goes. */
async function isWholeMatroska(file: FileHandle, fileBytes: number): Promise<boolean> {
  const head = await readAt(file, 0, 4_096);
  const header = readElement(head, 0);
  const segment = header === null ? null : readElement(head, header.contentAt + header.sizeBytes);
  if (segment === null || segment.id !== SEGMENT_ID) return false;
  return segment.sizeBytes === -1 || segment.contentAt + segment.sizeBytes <= fileBytes;
}

/** Throws `UnusableFilm` if a video by its own index continues past its end: an incomplete upload or copy. */
export async function checkWhole(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = await readAt(file, 0, 4);
    const isMatroska = start.length === 4 && start.readUInt32BE(0) === EBML_MAGIC;
    const isWhole = isMatroska ? await isWholeMatroska(file, size) : await isWholeMp4(file, size);
    if (!isWhole) throw new UnusableFilm('broken');
  } finally {
    await file.close();
  }
}
