import * as z from 'zod/mini';

/** One of the two as pages show the name; Latin spellings are empty where nobody can read it (docs/product/profile.md). */
export const coupleName = z.object({
  lastName: z.string(),
  firstName: z.string(),
  lastNameRoman: z.string(),
  firstNameRoman: z.string(),
});

/** The couple, in the order the wedding sets. */
export const coupleNames = z.array(coupleName);
