import { ja as archiveSale } from '../../features/archive-sale/messages.ja.ts';
import { visit } from '../../features/attendant/messages.ja.ts';
import { tree } from '../../features/congratulation/messages.ja.ts';
import { ja as gift } from '../../features/gift/messages.ja.ts';
import { watch } from '../../features/live/messages.ja.ts';
import { ja as payment } from '../../features/payment/messages.ja.ts';
import { loginPages } from '../../features/session/messages.ja.ts';

export const catalogue = { ...visit, ...loginPages, ...tree, ...watch, ...gift, ...archiveSale, ...payment };
