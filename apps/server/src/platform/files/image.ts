import { buffer } from 'node:stream/consumers';
import type { Image } from '@kotohogi/contract/rules/photo';
import { instant } from '@kotohogi/domain/kernel/instant';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import sharp from 'sharp';

/** The properties of a stored picture. */
export interface StoredPicture {
  readonly width: number;
  readonly height: number;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly writtenAtMs: number;
}

/** A stored picture in API responses; the stored file is also the largest version (docs/product/picture.md). */
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

/** Reads a picture's properties from its object; null = it does not exist. */
export async function readImage(objects: ObjectStore, key: string, src: string): Promise<Image | null> {
  const info = await objects.head(key);
  if (info === undefined) return null;
  const { width, height } = await sharp(await buffer(await objects.read(key))).metadata();
  return imageOf(src, { ...info, width, height, writtenAtMs: info.modifiedAtMs });
}
