import type { TransferState } from '../transfer/types.ts';
import type { ResultLine } from '../zengin/result.ts';

/** What a line of the bank's results does: `confirm` and `fail` are steps, everything else changes nothing. */
export const RESULT_EFFECTS = ['confirm', 'fail', 'same', 'none', 'conflict', 'amount', 'unknown', 'twice'] as const;
export type ResultEffect = (typeof RESULT_EFFECTS)[number];

/** The transfer that a line names. */
export interface ReportedTransfer {
  readonly amountYen: number;
  readonly state: TransferState;
}

/**
 * What a line of the bank's results does (docs/product/transfer-file.md#results). `transfer` is undefined if the venue
 * has none of this number; `isRepeated` says that an earlier line names it too.
 */
export function effectOf(
  { result, amountYen }: ResultLine,
  transfer: ReportedTransfer | undefined,
  isRepeated: boolean,
): ResultEffect {
  if (transfer === undefined) return 'unknown';
  if (isRepeated) return 'twice';
  if (amountYen !== undefined && amountYen !== transfer.amountYen) return 'amount';
  if (result === 'none') return 'none';
  if (transfer.state === (result === 'paid' ? 'confirmed' : 'failed')) return 'same';
  if (transfer.state !== 'ordered') return 'conflict';
  return result === 'paid' ? 'confirm' : 'fail';
}
