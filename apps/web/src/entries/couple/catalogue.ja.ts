import { ja as account } from '../../features/account/messages.ja.ts';
import { ja as archiveSale } from '../../features/archive-sale/messages.ja.ts';
import { ja as attendant } from '../../features/attendant/messages.ja.ts';
import { ja as congratulation } from '../../features/congratulation/messages.ja.ts';
import { ja as gift } from '../../features/gift/messages.ja.ts';
import { ja as invitation } from '../../features/invitation/messages.ja.ts';
import { ja as payment } from '../../features/payment/messages.ja.ts';
import { ja as profile } from '../../features/profile/messages.ja.ts';
import { ja as session } from '../../features/session/messages.ja.ts';
import { ja as frame } from './messages.ja.ts';

export const catalogue = {
  ...session,
  ...account,
  ...invitation,
  ...profile,
  ...attendant,
  ...congratulation,
  ...gift,
  ...payment,
  ...archiveSale,
  ...frame,
};
