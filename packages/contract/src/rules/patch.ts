import * as z from 'zod/mini';

/**
 * Patch rules make fields optional (product text §5): each may be left out. One that is there is held to its own
 * rule, so that a required field can stay as it is, but not be emptied.
 */
export const patch = <S extends z.core.$ZodShape>(shape: S) => z.partial(z.object(shape));
