import { buffer } from 'node:stream/consumers';
import { PHOTO_WIDTHS_PX } from '@kotohogi/domain/invitation/photo';
import type { ObjectInfo, ObjectStore } from '@kotohogi/ports/object-store';
import { narrowPicture } from './picture.ts';

/** The key of a narrow copy: that of the full picture plus one of the offered widths (`narrowKey`). */
const NARROW = new RegExp(`^(photo(?:/[\\w-]{1,100})+\\.(?:jpg|webp))\\.(${PHOTO_WIDTHS_PX.join('|')})\\.webp$`);

/**
 * Narrow copies of stored pictures, made on first request and then stored next to the full picture: erased with it,
 * available for pictures of any age, and at most one per offered width.
 */
export function narrowPictures(objects: ObjectStore): (key: string) => Promise<ObjectInfo | undefined> {
  const making = new Map<string, Promise<ObjectInfo | undefined>>();

  async function make(key: string, whole: string, widthPx: number): Promise<ObjectInfo | undefined> {
    if ((await objects.head(whole)) === undefined) return undefined;
    const copy = await narrowPicture(await buffer(await objects.read(whole)), widthPx);
    const info = await objects.put(key, copy, 'image/webp');
    if ((await objects.head(whole)) !== undefined) return info;
    // The picture was erased while it was being copied: no copy may stay.
    await objects.delete(key);
    return undefined;
  }

  return async key => {
    const [, whole, width] = NARROW.exec(key) ?? [];
    if (whole === undefined) return undefined;
    const kept = await objects.head(key);
    if (kept !== undefined) return kept;
    const underWay = making.get(key) ?? make(key, whole, Number(width)).finally(() => making.delete(key));
    making.set(key, underWay);
    return await underWay;
  };
}
