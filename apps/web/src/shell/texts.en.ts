/** What every page needs in English: the texts of the shell and of broken rules. */
export { rulesEn as rules } from '@kotohogi/contract/texts/rules.en';
export { en as shell } from './messages.en.ts';
