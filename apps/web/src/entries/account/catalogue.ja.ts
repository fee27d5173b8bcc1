import { ja as account, keys } from '../../features/account/messages.ja.ts';
import { loginPages, ja as session } from '../../features/session/messages.ja.ts';

export const catalogue = { ...session, ...loginPages, ...account, ...keys };
