import { ja as company } from '../../features/company/messages.ja.ts';
import { ja as facility } from '../../features/facility/messages.ja.ts';
import { doors, ja as session } from '../../features/session/messages.ja.ts';
import { ja as frame } from './messages.ja.ts';

export const catalogue = { ...session, ...doors, ...company, ...facility, ...frame };
