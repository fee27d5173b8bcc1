/** Whether a name consists only of Latin letters. */
export const isLatin = (name: string): boolean => /^[\s'’.-]*\p{Script=Latin}[\p{Script=Latin}\s'’.-]*$/u.test(name);
