import type { AggregateArea } from '@kotohogi/domain/wedding/types';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The text of a statistics area. */
export const areaText = (area: AggregateArea): string => t(`facility.area.${area}`);
