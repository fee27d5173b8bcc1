import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { useState } from 'react';
import { dateTimeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { areaText, useFacility } from '../../facility/index.ts';
import { DeleteWedding } from '../deletion/delete-wedding.tsx';
import { type Fact, Facts } from '../facts.tsx';
import { EditWedding } from '../form/edit-wedding.tsx';
import { guestAddress } from '../form/wedding-fields.tsx';
import type { ja } from '../messages.ja.ts';
import { ScheduleCard } from '../schedule-card.tsx';
import { bandText, designText, giftsText } from '../wedding-texts.ts';
import { GuestAddress } from './guest-address.tsx';
import styles from './wedding-basics.module.css';

const t = textsOf<typeof ja>();

function factsOf(detail: WeddingDetail, companyAccountId: string): readonly Fact[] {
  const address = guestAddress(companyAccountId, detail.key);
  return [
    { id: 'dateTime', label: t('wedding.field.dateTime'), value: dateTimeText(detail.startsAt) },
    { id: 'hall', label: t('wedding.field.hall'), value: detail.hallName },
    { id: 'reservationId', label: t('wedding.field.reservationId'), value: detail.reservationId },
    { id: 'key', label: t('wedding.field.key.address'), value: <GuestAddress address={address} /> },
    { id: 'band', label: t('wedding.field.band'), value: bandText(detail.numOfAttendeesDiv) },
    { id: 'area', label: t('wedding.field.area'), value: areaText(detail.weddingAggregateArea) },
    { id: 'design', label: t('wedding.field.design'), value: designText(detail.designPattern) },
    { id: 'usePay', label: t('wedding.field.usePay'), value: giftsText(detail.usePay) },
    { id: 'number', label: t('wedding.number'), value: detail.id },
    { id: 'createdAt', label: t('wedding.createdAt'), value: dateTimeText(detail.createdAt) },
    { id: 'updatedAt', label: t('wedding.updatedAt'), value: dateTimeText(detail.updatedAt) },
  ];
}

/** The basics of a wedding: read-only, or editable with permission. */
export function WeddingBasics({ detail }: { readonly detail: WeddingDetail }) {
  const { companyAccountId } = useFacility();
  const [phase, setPhase] = useState<'reading' | 'editing' | 'edited'>('reading');
  if (phase === 'editing') return <EditWedding detail={detail} onDone={() => setPhase('edited')} />;
  const mayEdit = detail.abilities.includes('facility:write:wedding');
  // A platform administrator changes dates inside the lead time, and nothing else.
  const mayDate = detail.abilities.includes('facility:write:wedding-minDate-update');
  const edit = (mayEdit || mayDate) && (
    <>
      {mayEdit && <DeleteWedding detail={detail} />}
      {/* After editing, focus returns to the edit button. */}
      <Button icon="pencil" size="small" autoFocus={phase === 'edited'} onPress={() => setPhase('editing')}>
        {t(mayEdit ? 'wedding.edit' : 'wedding.edit.date')}
      </Button>
    </>
  );
  const schedule = mayEdit && <ScheduleCard isForStaff weddingId={detail.id} lifeCycle={detail.lifeCycle} />;
  // Comes first if the wedding was postponed or canceled; otherwise it is rarely needed.
  const isStill = detail.status === 'postponed' || detail.status === 'canceled';
  return (
    <div className={styles.basics}>
      {isStill && schedule}
      <Card title={t('wedding.basics')} actions={edit}>
        <Facts facts={factsOf(detail, companyAccountId)} />
      </Card>
      {isStill || schedule}
    </div>
  );
}
