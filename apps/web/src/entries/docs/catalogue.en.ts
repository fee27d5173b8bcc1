import { en as staff } from '../../shell/staff/messages.en.ts';
import { en as frame } from './messages.en.ts';

export const catalogue = { ...staff, ...frame };
