import { ja as checklist } from '../../features/checklist/messages.ja.ts';
import { ja as company } from '../../features/company/messages.ja.ts';
import { ja as facility } from '../../features/facility/messages.ja.ts';
import { ja as paymentSetting } from '../../features/payment-setting/messages.ja.ts';
import { ja as savedFilter } from '../../features/saved-filter/messages.ja.ts';
import { ja as search } from '../../features/search/messages.ja.ts';
import { loginPages, ja as session } from '../../features/session/messages.ja.ts';
import { ja as people } from '../../features/user/staff/messages.ja.ts';
import { ja as wedding } from '../../features/wedding/messages.ja.ts';
import { ja as staff } from '../../shell/staff/messages.ja.ts';
import { ja as frame } from './messages.ja.ts';

export const catalogue = {
  ...session,
  ...loginPages,
  ...company,
  ...facility,
  ...wedding,
  ...staff,
  ...people,
  ...savedFilter,
  ...checklist,
  ...paymentSetting,
  ...search,
  ...frame,
};
