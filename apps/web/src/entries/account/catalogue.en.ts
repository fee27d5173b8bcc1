import { en as account, keys } from '../../features/account/messages.en.ts';
import { loginPages, en as session } from '../../features/session/messages.en.ts';

export const catalogue = { ...session, ...loginPages, ...account, ...keys };
