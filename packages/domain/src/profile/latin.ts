/** Whether a name is written in Latin letters alone. */
export const isLatin = (name: string): boolean => /^[\s'’.-]*\p{Script=Latin}[\p{Script=Latin}\s'’.-]*$/u.test(name);
