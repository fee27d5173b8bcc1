import type { Call } from '../call-context.ts';
import { WALLET_KINDS, type WalletKind } from '../wallet-kinds.ts';
import { alterTran, changeTran } from './alter-tran.ts';
import { entryTran } from './entry-tran.ts';
import { execTran } from './exec-tran.ts';
import { searchTrade, searchTradeMulti } from './search-trade.ts';
import { secureTran, secureTran2 } from './secure-tran.ts';
import { entryTranWallet, execTranWallet } from './wallet.ts';
import { walletCancelReturn, walletSales } from './wallet-change.ts';

function callsOf(kind: WalletKind): Readonly<Record<string, Call>> {
  return {
    [kind.calls.entry]: entryTranWallet(kind),
    [kind.calls.exec]: execTranWallet(kind),
    [kind.calls.sales]: walletSales(kind),
    [kind.calls.cancel]: walletCancelReturn(kind),
  };
}

/** Every protocol call that the sandbox supports, by its name in the path. */
export const CALLS: Readonly<Record<string, Call>> = {
  EntryTran: entryTran,
  ExecTran: execTran,
  SecureTran: secureTran,
  SecureTran2: secureTran2,
  AlterTran: alterTran,
  ChangeTran: changeTran,
  ...callsOf(WALLET_KINDS['45']),
  ...callsOf(WALLET_KINDS['20']),
  SearchTrade: searchTrade,
  SearchTradeMulti: searchTradeMulti,
};
