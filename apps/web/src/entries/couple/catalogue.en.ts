import { en as account } from '../../features/account/messages.en.ts';
import { en as archiveSale, recordingDays } from '../../features/archive-sale/messages.en.ts';
import { companionTexts } from '../../features/attendant/guest-profile/messages.en.ts';
import { en as guestBook } from '../../features/attendant/host/messages.en.ts';
import { en as attendant } from '../../features/attendant/messages.en.ts';
import { en as congratulation } from '../../features/congratulation/messages.en.ts';
import { en as depositAccount } from '../../features/deposit-account/messages.en.ts';
import { en as gift } from '../../features/gift/messages.en.ts';
import { en as invitation } from '../../features/invitation/messages.en.ts';
import { en as mailing } from '../../features/mailing/messages.en.ts';
import { en as payment } from '../../features/payment/messages.en.ts';
import { en as profile } from '../../features/profile/messages.en.ts';
import { loginPages, en as session } from '../../features/session/messages.en.ts';
import { en as transfer } from '../../features/transfer/couple/messages.en.ts';
import { en as user } from '../../features/user/messages.en.ts';
import { erasure, schedule } from '../../features/wedding/messages.en.ts';
import { en as frame } from './messages.en.ts';

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
