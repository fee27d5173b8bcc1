import { buffer } from 'node:stream/consumers';
import type { Image } from '@kotohogi/contract/rules/photo';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import sharp from 'sharp';

/** What is known of a stored picture. */
export interface StoredPicture {
  readonly width: number;
  readonly height: number;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly writtenAtMs: number;
}

/** A stored picture as calls answer it; what is kept is also the largest version (docs/product/picture.md). */
export function imageOf(src: string, { width, height, mediaType, sizeBytes, writtenAtMs }: StoredPicture): Image {
  return {
    type: mediaType,
    size: sizeBytes,
    lastModified: instant(Math.round(writtenAtMs)),
    width,
    height,
    ratio: width / height,
    src,
    originalSrc: src,
  };
}

/** Reads a picture's facts from its object; null = it is not there. */
export async function readImage(objects: ObjectStore, key: string, src: string): Promise<Image | null> {
  const info = await objects.head(key);
  if (info === undefined) return null;
  const { width, height } = await sharp(await buffer(await objects.read(key))).metadata();
  return imageOf(src, { ...info, width, height, writtenAtMs: info.modifiedAtMs });
}
