import { en as audit } from '../../features/audit/messages.en.ts';
import { en as batch } from '../../features/batch/messages.en.ts';
import { en as company } from '../../features/company/messages.en.ts';
import { en as facility } from '../../features/facility/messages.en.ts';
import { en as live } from '../../features/live/messages.en.ts';
import { loginPages, en as session } from '../../features/session/messages.en.ts';
import { en as wedding } from '../../features/wedding/messages.en.ts';
import { en as staff } from '../../shell/staff/messages.en.ts';
import { en as frame } from './messages.en.ts';

export const catalogue = {
  ...session,
  ...loginPages,
  ...audit,
  ...batch,
  ...company,
  ...facility,
  ...live,
  ...wedding,
  ...staff,
  ...frame,
};
