import { ja as staff } from '../../shell/staff/messages.ja.ts';
import { ja as frame } from './messages.ja.ts';

export const catalogue = { ...staff, ...frame };
