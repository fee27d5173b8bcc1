import { PHOTO_KEY } from '@kotohogi/domain/invitation/photo';
import * as z from 'zod/mini';
import { instantMs } from './number.ts';
import { rule } from './rule.ts';

/** The key of an uploaded picture, as sent back by a form. */
export const photoKey = z.string().check(rule<string>('pattern', key => PHOTO_KEY.test(key)));

const imageFacts = {
  /** Media type. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  lastModified: instantMs,
  /** In pixels, known before the picture loads, to prevent layout shifts. */
  width: z.number(),
  height: z.number(),
  /** Width divided by height. */
  ratio: z.number(),
  src: z.string(),
  /** The largest stored version. */
  originalSrc: z.string(),
};

/** A stored picture as shown on a page (docs/product/picture.md). */
export const image = z.object(imageFacts);
export type Image = z.infer<typeof image>;

/** A photo of the couple: an image with the key that forms send back. */
export const photo = z.object({
  key: z.string(),
  name: z.string(),
  ...imageFacts,
  /** The attributes of an `img`: see `photoImage`. */
  img: z.object({ sizes: z.string(), srcSet: z.string(), src: z.string() }),
});
export type Photo = z.infer<typeof photo>;

/** A file as represented in a browser. */
interface BlobLike {
  readonly size: number;
  readonly type: string;
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;
const isBlobLike = (value: unknown): value is BlobLike =>
  typeof value === 'object' && value !== null && 'size' in value && 'type' in value;

/** A body that is a file instead of JSON: a browser passes the file, the server reads its bytes. */
export const fileBytes = z.pipe(
  z.custom<Uint8Array | BlobLike>(value => isBytes(value) || isBlobLike(value)),
  z.transform((value): Uint8Array => {
    if (isBytes(value)) return value;
    throw new TypeError('the bytes of a file are read before they are parsed');
  }),
);
