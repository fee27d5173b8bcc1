import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import { WEDDING_PAYMENT_STATES } from '@kotohogi/domain/wedding/types';
import type { FilterField } from '@kotohogi/ui/filter-panel';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useFacility } from '../../facility/index.ts';
import { useHalls } from '../../hall/index.ts';
import type { ja } from '../messages.ja.ts';
import { lifeText, paymentText } from '../state-chips.tsx';
import { READ_MONEY } from './filters.ts';

const t = textsOf<typeof ja>();

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** All filters of the weddings list, in form order. */
export function weddingFilters(halls: readonly Choice[], seesMoney: boolean): readonly FilterField[] {
  const money: readonly FilterField[] = [
    {
      kind: 'choice',
      name: 'paymentState',
      label: t('wedding.filter.paymentState'),
      options: WEDDING_PAYMENT_STATES.map(value => ({ value, label: paymentText(value) })),
    },
    { kind: 'dates', from: 'payFrom', to: 'payTo', label: t('wedding.filter.pay') },
  ];
  return [
    {
      kind: 'text',
      name: 'name',
      label: t('wedding.filter.name'),
      placeholder: t('wedding.filter.name.hint'),
      icon: 'search',
      size: 'large',
    },
    { kind: 'dates', from: 'dateFrom', to: 'dateTo', label: t('wedding.filter.date') },
    { kind: 'choice', name: 'hall', label: t('wedding.filter.hall'), size: 'medium', options: halls },
    {
      kind: 'choice',
      name: 'status',
      label: t('wedding.filter.status'),
      size: 'medium',
      options: LIFE_CYCLES.map(value => ({ value, label: lifeText(value) })),
    },
    { kind: 'text', name: 'reservationId', label: t('wedding.filter.reservationId'), size: 'medium' },
    { kind: 'number', name: 'id', label: t('wedding.filter.id') },
    {
      kind: 'choice',
      name: 'usePay',
      label: t('wedding.filter.usePay'),
      options: (['true', 'false'] as const).map(value => ({ value, label: t(`wedding.filter.usePay.${value}`) })),
    },
    ...(seesMoney ? money : []),
    { kind: 'dates', from: 'createdAtFrom', to: 'createdAtTo', label: t('wedding.filter.createdAt') },
    { kind: 'dates', from: 'updatedAtFrom', to: 'updatedAtTo', label: t('wedding.filter.updatedAt') },
  ];
}

/** The filters the user has access to. */
export function useWeddingFilters(): readonly FilterField[] {
  const { id, abilities } = useFacility();
  const halls = useHalls(id).data?.rows ?? [];
  return weddingFilters(
    halls.map(hall => ({ value: String(hall.id), label: hall.name })),
    abilities.has(READ_MONEY),
  );
}
