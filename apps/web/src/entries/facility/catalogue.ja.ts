import { ja as attendant } from '../../features/attendant/messages.ja.ts';
import { ja as checklist } from '../../features/checklist/messages.ja.ts';
import { ja as facility } from '../../features/facility/messages.ja.ts';
import { ja as hall } from '../../features/hall/messages.ja.ts';
import { ja as invoice } from '../../features/invoice/messages.ja.ts';
import { ja as ledger } from '../../features/ledger/messages.ja.ts';
import { ja as live } from '../../features/live/messages.ja.ts';
import { ja as marketing } from '../../features/marketing/messages.ja.ts';
import { ja as notification } from '../../features/notification/messages.ja.ts';
import { ja as payment } from '../../features/payment/messages.ja.ts';
import { ja as paymentOrder } from '../../features/payment-order/messages.ja.ts';
import { ja as recording } from '../../features/recording/messages.ja.ts';
import { ja as savedFilter } from '../../features/saved-filter/messages.ja.ts';
import { ja as search } from '../../features/search/messages.ja.ts';
import { loginPages, ja as session } from '../../features/session/messages.ja.ts';
import { ja as songList } from '../../features/song-list/messages.ja.ts';
import { ja as register } from '../../features/temporary-wedding/messages.ja.ts';
import { ja as registration } from '../../features/temporary-wedding/office/messages.ja.ts';
import { ja as transfer } from '../../features/transfer/messages.ja.ts';
import { ja as transferFile } from '../../features/transfer-file/messages.ja.ts';
import { ja as user } from '../../features/user/messages.ja.ts';
import { ja as people } from '../../features/user/staff/messages.ja.ts';
import { ja as calendar } from '../../features/wedding/calendar/messages.ja.ts';
import { scheduleForStaff, ja as wedding } from '../../features/wedding/messages.ja.ts';
import { ja as staff } from '../../shell/staff/messages.ja.ts';
import { ja as frame } from './messages.ja.ts';

export const catalogue = {
  ...session,
  ...loginPages,
  ...facility,
  ...hall,
  ...live,
  ...wedding,
  ...scheduleForStaff,
  ...notification,
  ...payment,
  ...paymentOrder,
  ...transfer,
  ...transferFile,
  ...marketing,
  ...invoice,
  ...ledger,
  ...recording,
  ...songList,
  ...staff,
  ...people,
  ...register,
  ...registration,
  ...savedFilter,
  ...attendant,
  ...user,
  ...checklist,
  ...search,
  ...calendar,
  ...frame,
};
