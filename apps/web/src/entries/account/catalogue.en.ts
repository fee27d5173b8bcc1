import { en as account, keys } from '../../features/account/messages.en.ts';
import { doors, en as session } from '../../features/session/messages.en.ts';

export const catalogue = { ...session, ...doors, ...account, ...keys };
