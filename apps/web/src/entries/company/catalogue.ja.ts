import { ja as company } from '../../features/company/messages.ja.ts';
import { ja as facility } from '../../features/facility/messages.ja.ts';
import { ja as search } from '../../features/search/messages.ja.ts';
import { loginPages, ja as session } from '../../features/session/messages.ja.ts';
import { ja as staff } from '../../shell/staff/messages.ja.ts';
import { ja as frame } from './messages.ja.ts';

export const catalogue = { ...session, ...search, ...loginPages, ...company, ...facility, ...staff, ...frame };
