/** What every page needs in Japanese: the texts of the shell and of broken rules. */
export { rulesJa as rules } from '@kotohogi/contract/texts/rules.ja';
export { ja as shell } from './messages.ja.ts';
