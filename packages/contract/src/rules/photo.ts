import { PHOTO_KEY } from '@kotohogi/domain/invitation/photo';
import * as z from 'zod/mini';
import { rule } from './rule.ts';

/** The key of an uploaded picture, as a form sends it back. */
export const photoKey = z.string().check(rule<string>('pattern', key => PHOTO_KEY.test(key)));

/** A picture as a page shows it; its size is known before it has loaded, so that nothing moves. */
export const photo = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  /** What an `img` is told: see `photoImage`. */
  img: z.object({ sizes: z.string(), srcSet: z.string(), src: z.string() }),
});
export type Photo = z.infer<typeof photo>;

/** A file as a browser holds it. */
interface BlobLike {
  readonly size: number;
  readonly type: string;
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;
const isBlobLike = (value: unknown): value is BlobLike =>
  typeof value === 'object' && value !== null && 'size' in value && 'type' in value;

/** A body that is a file and no JSON: a browser passes the file, the server reads its bytes. */
export const fileBytes = z.pipe(
  z.custom<Uint8Array | BlobLike>(value => isBytes(value) || isBlobLike(value)),
  z.transform((value): Uint8Array => {
    if (isBytes(value)) return value;
    throw new TypeError('the bytes of a file are read before they are parsed');
  }),
);
