import type { Photo } from '@kotohogi/contract/rules/photo';
import { photoImage } from '@kotohogi/domain/invitation/photo';
import { imageOf, type StoredPicture } from '../../platform/files/image.ts';

/** A picture of the couple in API responses. */
export function photoOf({ key, ...picture }: StoredPicture & { readonly key: string }): Photo {
  const img = photoImage({ key, width: picture.width });
  return { key, name: key.slice(key.lastIndexOf('/') + 1), ...imageOf(img.src, picture), img };
}
