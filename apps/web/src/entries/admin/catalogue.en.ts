import { en as accountSearch } from '../../features/account-search/messages.en.ts';
import { en as audit } from '../../features/audit/messages.en.ts';
import { en as bankLine } from '../../features/bank-line/messages.en.ts';
import { en as batch } from '../../features/batch/messages.en.ts';
import { en as company } from '../../features/company/messages.en.ts';
import { en as correction } from '../../features/correction/messages.en.ts';
import { en as facility } from '../../features/facility/messages.en.ts';
import { en as invoice } from '../../features/invoice/messages.en.ts';
import { en as ledger } from '../../features/ledger/messages.en.ts';
import { en as live } from '../../features/live/messages.en.ts';
import { en as payment } from '../../features/payment/messages.en.ts';
import { en as paymentOrder } from '../../features/payment-order/messages.en.ts';
import { en as platformSetting } from '../../features/platform-setting/messages.en.ts';
import { en as savedFilter } from '../../features/saved-filter/messages.en.ts';
import { en as search } from '../../features/search/messages.en.ts';
import { loginPages, en as session } from '../../features/session/messages.en.ts';
import { en as transfer } from '../../features/transfer/messages.en.ts';
import { en as people } from '../../features/user/staff/messages.en.ts';
import { en as wedding } from '../../features/wedding/messages.en.ts';
import { en as staff } from '../../shell/staff/messages.en.ts';
import { en as frame } from './messages.en.ts';

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
