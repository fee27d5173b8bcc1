import { ja as facility } from '../../features/facility/messages.ja.ts';
import { ja as hall } from '../../features/hall/messages.ja.ts';
import { ja as live } from '../../features/live/messages.ja.ts';
import { ja as notification } from '../../features/notification/messages.ja.ts';
import { ja as payment } from '../../features/payment/messages.ja.ts';
import { ja as recording } from '../../features/recording/messages.ja.ts';
import { ja as search } from '../../features/search/messages.ja.ts';
import { loginPages, ja as session } from '../../features/session/messages.ja.ts';
import { ja as calendar } from '../../features/wedding/calendar/messages.ja.ts';
import { ja as wedding } from '../../features/wedding/messages.ja.ts';
import { ja as staff } from '../../shell/staff/messages.ja.ts';
import { ja as frame } from './messages.ja.ts';

export const catalogue = {
  ...session,
  ...search,
  ...loginPages,
  ...facility,
  ...hall,
  ...live,
  ...wedding,
  ...calendar,
  ...notification,
  ...payment,
  ...recording,
  ...staff,
  ...frame,
};
