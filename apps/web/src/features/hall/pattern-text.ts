import type { DesignPattern } from '@kotohogi/domain/hall/types';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The name of a design pattern. */
export const patternText = (pattern: DesignPattern): string => t(`hall.pattern.${pattern}`);
