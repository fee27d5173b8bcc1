import { en as session } from '../../features/session/messages.en.ts';

export const catalogue = { ...session };
