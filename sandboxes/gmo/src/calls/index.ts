import type { Call } from '../call-context.ts';
import { alterTran, changeTran } from './alter-tran.ts';
import { entryTran } from './entry-tran.ts';
import { execTran } from './exec-tran.ts';
import { entryTranPaypay, execTranPaypay } from './paypay.ts';
import { paypayCancelReturn, paypaySales } from './paypay-change.ts';
import { searchTrade, searchTradeMulti } from './search-trade.ts';
import { secureTran, secureTran2 } from './secure-tran.ts';

/** Every protocol call that the sandbox supports, by its name in the path. */
export const CALLS: Readonly<Record<string, Call>> = {
  EntryTran: entryTran,
  ExecTran: execTran,
  SecureTran: secureTran,
  SecureTran2: secureTran2,
  AlterTran: alterTran,
  ChangeTran: changeTran,
  EntryTranPaypay: entryTranPaypay,
  ExecTranPaypay: execTranPaypay,
  PaypaySales: paypaySales,
  PaypayCancelReturn: paypayCancelReturn,
  SearchTrade: searchTrade,
  SearchTradeMulti: searchTradeMulti,
};
