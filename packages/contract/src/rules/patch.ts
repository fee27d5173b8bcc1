import * as z from 'zod/mini';

/**
 * Patch rules make fields optional (product text §5). A field that is present has to satisfy its own rule, so that a
 * required field can stay unchanged, but not be emptied.
 */
export const patch = <S extends z.core.$ZodShape>(shape: S) => z.partial(z.object(shape));
