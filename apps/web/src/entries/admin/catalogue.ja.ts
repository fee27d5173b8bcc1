import { ja as accountSearch } from '../../features/account-search/messages.ja.ts';
import { ja as audit } from '../../features/audit/messages.ja.ts';
import { ja as bankLine } from '../../features/bank-line/messages.ja.ts';
import { ja as batch } from '../../features/batch/messages.ja.ts';
import { ja as company } from '../../features/company/messages.ja.ts';
import { ja as correction } from '../../features/correction/messages.ja.ts';
import { ja as facility } from '../../features/facility/messages.ja.ts';
import { ja as invoice } from '../../features/invoice/messages.ja.ts';
import { ja as ledger } from '../../features/ledger/messages.ja.ts';
import { ja as live } from '../../features/live/messages.ja.ts';
import { ja as payment } from '../../features/payment/messages.ja.ts';
import { ja as paymentOrder } from '../../features/payment-order/messages.ja.ts';
import { ja as platformSetting } from '../../features/platform-setting/messages.ja.ts';
import { ja as savedFilter } from '../../features/saved-filter/messages.ja.ts';
import { ja as search } from '../../features/search/messages.ja.ts';
import { loginPages, ja as session } from '../../features/session/messages.ja.ts';
import { ja as transfer } from '../../features/transfer/messages.ja.ts';
import { ja as people } from '../../features/user/staff/messages.ja.ts';
import { ja as wedding } from '../../features/wedding/messages.ja.ts';
import { ja as staff } from '../../shell/staff/messages.ja.ts';
import { ja as frame } from './messages.ja.ts';

export const catalogue = {
  ...session,
  ...loginPages,
  ...company,
  ...facility,
  ...staff,
  ...people,
  ...savedFilter,
  ...accountSearch,
  ...transfer,
  ...bankLine,
  ...correction,
  ...invoice,
  ...ledger,
  ...platformSetting,
  ...audit,
  ...payment,
  ...paymentOrder,
  ...batch,
  ...live,
  ...wedding,
  ...search,
  ...frame,
};
