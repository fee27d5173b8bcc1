import { ja as session } from '../../features/session/messages.ja.ts';

export const catalogue = { ...session };
