import { en as archiveSale } from '../../features/archive-sale/messages.en.ts';
import { visit } from '../../features/attendant/messages.en.ts';
import { tree } from '../../features/congratulation/messages.en.ts';
import { en as gift } from '../../features/gift/messages.en.ts';
import { watch } from '../../features/live/messages.en.ts';
import { en as payment } from '../../features/payment/messages.en.ts';
import { loginPages } from '../../features/session/messages.en.ts';

export const catalogue = { ...visit, ...loginPages, ...tree, ...watch, ...gift, ...archiveSale, ...payment };
