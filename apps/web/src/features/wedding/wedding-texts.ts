import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { AttendeeBand } from '@kotohogi/domain/wedding/types';
import { textsOf } from '../../shell/i18n/text.ts';
import { patternText } from '../hall/index.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The text of an attendee band: 1〜9人, 90人以上 (docs/product/wedding.md#fields). */
export function bandText(band: AttendeeBand): string {
  switch (band) {
    case 'na':
      return t('wedding.band.na');
    case '-':
      return t('wedding.band.none');
    case '0':
      return t('wedding.band.first');
    case '9':
      return t('wedding.band.last');
    default:
      return t('wedding.band.range', { from: Number(band) * 10, to: Number(band) * 10 + 9 });
  }
}

/** The text of a wedding's pattern; null is the hall's. */
export const designText = (pattern: DesignPattern | null): string =>
  pattern === null ? t('wedding.field.design.hall') : patternText(pattern);

/** The text for whether gift money is accepted. */
export const giftsText = (usePay: boolean): string => t(`wedding.field.usePay.${usePay ? 'on' : 'off'}`);
