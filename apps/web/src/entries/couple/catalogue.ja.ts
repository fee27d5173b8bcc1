import { ja as account } from '../../features/account/messages.ja.ts';
import { ja as archiveSale, recordingDays } from '../../features/archive-sale/messages.ja.ts';
import { companionTexts } from '../../features/attendant/guest-profile/messages.ja.ts';
import { ja as guestBook } from '../../features/attendant/host/messages.ja.ts';
import { ja as attendant } from '../../features/attendant/messages.ja.ts';
import { ja as congratulation } from '../../features/congratulation/messages.ja.ts';
import { ja as depositAccount } from '../../features/deposit-account/messages.ja.ts';
import { ja as gift } from '../../features/gift/messages.ja.ts';
import { ja as invitation } from '../../features/invitation/messages.ja.ts';
import { ja as mailing } from '../../features/mailing/messages.ja.ts';
import { ja as payment } from '../../features/payment/messages.ja.ts';
import { ja as profile } from '../../features/profile/messages.ja.ts';
import { loginPages, ja as session } from '../../features/session/messages.ja.ts';
import { ja as transfer } from '../../features/transfer/couple/messages.ja.ts';
import { ja as user } from '../../features/user/messages.ja.ts';
import { erasure, schedule } from '../../features/wedding/messages.ja.ts';
import { ja as frame } from './messages.ja.ts';

export const catalogue = {
  ...session,
  ...loginPages,
  ...account,
  ...invitation,
  ...profile,
  ...attendant,
  ...guestBook,
  ...companionTexts,
  ...congratulation,
  ...gift,
  ...depositAccount,
  ...schedule,
  ...erasure,
  ...payment,
  ...transfer,
  ...mailing,
  ...archiveSale,
  ...recordingDays,
  ...user,
  ...frame,
};
