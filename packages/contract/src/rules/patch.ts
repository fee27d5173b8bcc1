import * as z from 'zod/mini';

/**
 * Patch rules make fields optional (docs/product/form.md#editing-a-record). A field that is present has to satisfy its
 * own rule, so that a required field can stay unchanged, but not be emptied.
 */
export const patch = <S extends z.core.$ZodShape>(shape: S) => z.partial(z.object(shape));
