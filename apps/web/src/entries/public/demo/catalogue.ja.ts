import { ja as hall } from '../../../features/hall/messages.ja.ts';
import { ja as demo } from './messages.ja.ts';

export const catalogue = { ...hall, ...demo };
