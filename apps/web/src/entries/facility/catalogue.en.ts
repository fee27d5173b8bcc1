import { en as attendant } from '../../features/attendant/messages.en.ts';
import { en as checklist } from '../../features/checklist/messages.en.ts';
import { en as facility } from '../../features/facility/messages.en.ts';
import { en as hall } from '../../features/hall/messages.en.ts';
import { en as invoice } from '../../features/invoice/messages.en.ts';
import { en as ledger } from '../../features/ledger/messages.en.ts';
import { en as live } from '../../features/live/messages.en.ts';
import { en as marketing } from '../../features/marketing/messages.en.ts';
import { en as notification } from '../../features/notification/messages.en.ts';
import { en as payment } from '../../features/payment/messages.en.ts';
import { en as paymentOrder } from '../../features/payment-order/messages.en.ts';
import { en as recording } from '../../features/recording/messages.en.ts';
import { en as savedFilter } from '../../features/saved-filter/messages.en.ts';
import { en as search } from '../../features/search/messages.en.ts';
import { loginPages, en as session } from '../../features/session/messages.en.ts';
import { en as songList } from '../../features/song-list/messages.en.ts';
import { en as register } from '../../features/temporary-wedding/messages.en.ts';
import { en as registration } from '../../features/temporary-wedding/office/messages.en.ts';
import { en as transfer } from '../../features/transfer/messages.en.ts';
import { en as transferFile } from '../../features/transfer-file/messages.en.ts';
import { en as user } from '../../features/user/messages.en.ts';
import { en as people } from '../../features/user/staff/messages.en.ts';
import { en as calendar } from '../../features/wedding/calendar/messages.en.ts';
import { scheduleForStaff, en as wedding } from '../../features/wedding/messages.en.ts';
import { en as staff } from '../../shell/staff/messages.en.ts';
import { en as frame } from './messages.en.ts';

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
