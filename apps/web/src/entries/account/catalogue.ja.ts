import { ja as account, keys } from '../../features/account/messages.ja.ts';
import { doors, ja as session } from '../../features/session/messages.ja.ts';

export const catalogue = { ...session, ...doors, ...account, ...keys };
