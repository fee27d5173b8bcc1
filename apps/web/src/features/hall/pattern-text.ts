import type { DesignPattern } from '@kotohogi/domain/hall/types';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

/** What a design pattern is called. */
export const patternText = (pattern: DesignPattern): string => say(`hall.pattern.${pattern}`);
