import type { TransferFileProblem } from '@kotohogi/contract/transfer-file';
import { t } from './t.ts';

const FIELDS = [
  'consignorCode',
  'consignorName',
  'bankNumber',
  'bankName',
  'branchNumber',
  'branchName',
  'accountNumber',
  'recipient',
  'amountYen',
] as const;

/** What the bank would refuse, as a sentence that names the field. */
export function problemText({ field, problem, sign }: TransferFileProblem): string {
  const known = FIELDS.find(one => one === field);
  if (known === undefined || problem === 'count') return t('transferFile.problem.count');
  return t(`transferFile.problem.${problem}`, { field: t(`transferFile.field.${known}`), sign });
}
