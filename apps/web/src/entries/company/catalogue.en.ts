import { en as company } from '../../features/company/messages.en.ts';
import { en as facility } from '../../features/facility/messages.en.ts';
import { en as search } from '../../features/search/messages.en.ts';
import { loginPages, en as session } from '../../features/session/messages.en.ts';
import { en as staff } from '../../shell/staff/messages.en.ts';
import { en as frame } from './messages.en.ts';

export const catalogue = { ...session, ...search, ...loginPages, ...company, ...facility, ...staff, ...frame };
