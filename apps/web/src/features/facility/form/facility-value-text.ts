import { numberText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { areaText } from '../area-text.ts';
import type { ja } from '../messages.ja.ts';
import type { FacilityForm } from './facility-form.ts';
import { rateText } from './rate.ts';

const t = textsOf<typeof ja>();

/** The text of a field's value. */
export function facilityValueText(name: keyof FacilityForm, values: FacilityForm): string {
  if (name === 'weddingAggregateArea') return areaText(values.weddingAggregateArea);
  if (name === 'commissionRate') return values.commissionRate === null ? '' : rateText(values.commissionRate);
  const value = values[name];
  if (typeof value === 'boolean') return t(value ? 'facility.on' : 'facility.off');
  if (typeof value === 'number') return name === 'contractNumber' ? String(value) : numberText(value);
  return value ?? '';
}
