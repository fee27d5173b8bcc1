import * as z from 'zod/mini';

/**
 * One of the couple's names as shown on pages; Latin spellings are empty if they cannot be derived
 * (docs/product/profile.md).
 */
export const coupleName = z.object({
  lastName: z.string(),
  firstName: z.string(),
  lastNameRoman: z.string(),
  firstNameRoman: z.string(),
});

/** The couple, in the order set in the wedding. */
export const coupleNames = z.array(coupleName);
