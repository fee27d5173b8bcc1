import type { Language } from '@kotohogi/contract/texts/texts';
import type { KeepsakeKind } from '@kotohogi/domain/congratulation/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { type MadeFile, type Maker, versionOf } from '../../platform/made-files/made-files.ts';
import type { MadeFileRef } from '../../platform/made-files/store.ts';
import { readMainPhoto, readMainPhotoKey } from '../invitation/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { zipOf } from './export.archive.ts';
import { bookPdf } from './export.book.ts';
import { posterPdf } from './export.poster.ts';
import { listPrintable } from './store.host.ts';
import { type Keepsake, keepsakeOf } from './view.keepsake.ts';

/** The couple's files by kind: media type, name, and how the bytes are made. */
export const KEEPSAKE_FILES = {
  book: { mediaType: 'application/pdf', nameOf: (kept: Keepsake) => kept.fileNames.book, make: bookPdf },
  'poster-A4': {
    mediaType: 'application/pdf',
    nameOf: (kept: Keepsake) => kept.fileNames.poster('A4'),
    make: (kept: Keepsake) => posterPdf(kept, 'A4'),
  },
  'poster-A2': {
    mediaType: 'application/pdf',
    nameOf: (kept: Keepsake) => kept.fileNames.poster('A2'),
    make: (kept: Keepsake) => posterPdf(kept, 'A2'),
  },
  archive: { mediaType: 'application/zip', nameOf: (kept: Keepsake) => kept.fileNames.archive, make: zipOf },
} as const;

interface Reading {
  readonly weddingId: WeddingId;
  readonly language: Language;
}

/** The current content to print, without the photo's bytes, and its version. */
export async function readKeepsake(tx: Tx, { weddingId, language }: Reading) {
  const [wedding, messages, photoKey] = await Promise.all([
    readWeddingSummary(tx, weddingId),
    listPrintable(tx, { weddingId }),
    readMainPhotoKey(tx, weddingId),
  ]);
  const kept = keepsakeOf({ wedding, messages, photo: undefined, language });
  return { kept, version: versionOf([kept, photoKey]) };
}

/** The file of this kind and content. */
export const keepsakeRef = (kind: KeepsakeKind, { weddingId, language }: Reading, version: string): MadeFileRef => ({
  weddingId,
  kind,
  language,
  version,
});

/** Creates the makers of the couple's files. */
export function keepsakeMakers({ db, objects }: { readonly db: Db; readonly objects: ObjectStore }) {
  const maker =
    (kind: KeepsakeKind): Maker =>
    async (weddingId, language): Promise<MadeFile> => {
      const { kept, version } = await readKeepsake(db, { weddingId, language });
      const photo = await readMainPhoto(db, objects, weddingId);
      const { mediaType, make } = KEEPSAKE_FILES[kind];
      return { version, mediaType, bytes: await make({ ...kept, photo }) };
    };
  return {
    book: maker('book'),
    'poster-A4': maker('poster-A4'),
    'poster-A2': maker('poster-A2'),
    archive: maker('archive'),
  } satisfies Readonly<Record<KeepsakeKind, Maker>>;
}
