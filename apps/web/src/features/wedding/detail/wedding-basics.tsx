import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { useState } from 'react';
import { dateTimeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useFacility } from '../../facility/index.ts';
import { type Fact, Facts } from '../facts.tsx';
import { EditWedding } from '../form/edit-wedding.tsx';
import { guestAddress } from '../form/wedding-fields.tsx';
import type { ja } from '../messages.ja.ts';
import { areaText, bandText, designText, giftsText } from '../wedding-texts.ts';
import styles from './wedding-basics.module.css';

const say = textsOf<typeof ja>();

function GuestAddress({ address }: { readonly address: string }) {
  return (
    <span className={styles.address}>
      <code className={styles.url}>{address}</code>
      <CopyButton text={address} isIcon />
    </span>
  );
}

function factsOf(detail: WeddingDetail, companyAccountId: string): readonly Fact[] {
  const address = guestAddress(companyAccountId, detail.key);
  return [
    { id: 'dateTime', label: say('wedding.field.dateTime'), value: dateTimeText(detail.startsAt) },
    { id: 'hall', label: say('wedding.field.hall'), value: detail.hallName },
    { id: 'reservationId', label: say('wedding.field.reservationId'), value: detail.reservationId },
    { id: 'key', label: say('wedding.field.key.address'), value: <GuestAddress address={address} /> },
    { id: 'band', label: say('wedding.field.band'), value: bandText(detail.numOfAttendeesDiv) },
    { id: 'area', label: say('wedding.field.area'), value: areaText(detail.weddingAggregateArea) },
    { id: 'design', label: say('wedding.field.design'), value: designText(detail.designPattern) },
    { id: 'usePay', label: say('wedding.field.usePay'), value: giftsText(detail.usePay) },
    { id: 'number', label: say('wedding.number'), value: detail.id },
    { id: 'createdAt', label: say('wedding.createdAt'), value: dateTimeText(detail.createdAt) },
    { id: 'updatedAt', label: say('wedding.updatedAt'), value: dateTimeText(detail.updatedAt) },
  ];
}

/** The basics of a wedding: read-only, or editable with permission. */
export function WeddingBasics({ detail }: { readonly detail: WeddingDetail }) {
  const { companyAccountId } = useFacility();
  const [phase, setPhase] = useState<'reading' | 'editing' | 'edited'>('reading');
  if (phase === 'editing') return <EditWedding detail={detail} onDone={() => setPhase('edited')} />;
  const edit = detail.abilities.includes('facility:write:wedding') && (
    // After editing, focus returns to the edit button.
    <Button icon="pencil" size="small" autoFocus={phase === 'edited'} onPress={() => setPhase('editing')}>
      {say('wedding.edit')}
    </Button>
  );
  return (
    <div className={styles.basics}>
      <Card title={say('wedding.basics')} actions={edit}>
        <Facts facts={factsOf(detail, companyAccountId)} />
      </Card>
    </div>
  );
}
