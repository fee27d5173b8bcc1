import { en as company } from '../../features/company/messages.en.ts';
import { en as facility } from '../../features/facility/messages.en.ts';
import { doors, en as session } from '../../features/session/messages.en.ts';
import { en as frame } from './messages.en.ts';

export const catalogue = { ...session, ...doors, ...company, ...facility, ...frame };
