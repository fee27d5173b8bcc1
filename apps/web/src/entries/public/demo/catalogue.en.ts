import { en as hall } from '../../../features/hall/messages.en.ts';
import { en as demo } from './messages.en.ts';

export const catalogue = { ...hall, ...demo };
