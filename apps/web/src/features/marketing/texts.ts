import type { MarketingPeople } from '@kotohogi/contract/marketing';
import { GIFT_BANDS_YEN } from '@kotohogi/domain/marketing/gift-bands';
import { joinedText } from '../../shell/formats.office.ts';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** A number of people; a dash if it is hidden because they are too few. */
export const peopleText = (people: number | null): string =>
  people === null ? t('marketing.few.mark') : numberText(people);

/** The share of a whole in percent; undefined if one of them is hidden or the whole is empty. */
export function shareOf(part: number | null, whole: number | null): number | undefined {
  return part === null || whole === null || whole === 0 ? undefined : Math.round((100 * part) / whole);
}

/** A share with its sign; a dash if it is unknown. */
export const shareText = (part: number | null, whole: number | null): string => {
  const share = shareOf(part, whole);
  return share === undefined ? t('marketing.few.mark') : `${share}%`;
};

/** The change from one number to another in percent; undefined if it cannot be computed. */
export const changeOf = (now: number | null, before: number | null | undefined): number | undefined =>
  before === undefined || before === null || now === null ? undefined : shareOf(now - before, before);

/** The change with its sign, +12%. */
export function changeText(now: number | null, before: number | null | undefined): string | undefined {
  const share = changeOf(now, before);
  if (share === undefined) return undefined;
  return share < 0 ? `−${numberText(-share)}%` : `+${numberText(share)}%`;
}

/** The step that this step's share is a share of. */
export const wholeOf = (step: keyof MarketingPeople, people: MarketingPeople): 'register' | 'join' | undefined => {
  if (step === 'register') return undefined;
  return step === 'join' || people.join === null ? 'register' : 'join';
};

/** Groups that were merged, in one text: the two ends if they have an order, otherwise all of them. */
export function groupText<Key>(keys: readonly Key[], textOf: (key: Key) => string, isOrdered: boolean): string {
  const texts = keys.map(textOf);
  const [first = '', last = first] = [texts[0], texts.at(-1)];
  if (texts.length === 1) return first;
  return isOrdered ? `${first} – ${last}` : joinedText('list', texts);
}

/** A month as the API sends it, `2026-09`. */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return t('marketing.month.label', { year, month: Number(number) });
}

/** The amounts of one or several bands of gift money. */
export function giftText(bands: readonly number[]): string {
  const first = bands[0] ?? 0;
  const next = GIFT_BANDS_YEN[GIFT_BANDS_YEN.indexOf((bands.at(-1) ?? 0) as never) + 1];
  if (next === undefined) return t('marketing.gift.top', { yen: numberText(first) });
  return t('marketing.gift.range', { from: numberText(first), to: numberText(next - 1) });
}
