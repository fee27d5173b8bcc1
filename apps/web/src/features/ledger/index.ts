export { Commissions } from './commissions.tsx';
export { ledgerHelp } from './help.ts';
