import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { dateTimeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { areaText } from '../../facility/index.ts';
import { type Fact, Facts } from '../facts.tsx';
import type { ja } from '../messages.ja.ts';
import { bandText, designText, giftsText } from '../wedding-texts.ts';
import styles from './newer-note.module.css';
import { type Changeable, differences, formOf } from './wedding-form.ts';

const t = textsOf<typeof ja>();

/** A field and its newer value, as text. */
function newerFact(name: Changeable, detail: WeddingDetail): Fact {
  switch (name) {
    case 'hallId':
      return { id: name, label: t('wedding.field.hall'), value: detail.hallName };
    case 'key':
      return { id: name, label: t('wedding.field.key'), value: detail.key };
    case 'reservationId':
      return { id: name, label: t('wedding.field.reservationId'), value: detail.reservationId };
    case 'dateTime':
      return { id: name, label: t('wedding.field.dateTime'), value: dateTimeText(detail.startsAt) };
    case 'email':
      return { id: name, label: t('wedding.field.email'), value: detail.email };
    case 'numOfAttendeesDiv':
      return { id: name, label: t('wedding.field.band'), value: bandText(detail.numOfAttendeesDiv) };
    case 'weddingAggregateArea':
      return { id: name, label: t('wedding.field.area'), value: areaText(detail.weddingAggregateArea) };
    case 'designPattern':
      return { id: name, label: t('wedding.field.design'), value: designText(detail.designPattern) };
    case 'usePay':
      return { id: name, label: t('wedding.field.usePay'), value: giftsText(detail.usePay) };
  }
}

export interface NewerNoteProps {
  /** The wedding as it was when editing started. */
  readonly base: WeddingDetail;
  /** The wedding as somebody else has changed it since. */
  readonly newer: WeddingDetail;
  /** Saves the user's own input anyway. */
  readonly onSave: () => void;
  /** Discards the user's own input. */
  readonly onTake: () => void;
}

/**
 * Shows what somebody else changed during editing; the input is kept until the user decides
 * (docs/product/wedding.md#editing-together).
 */
export function NewerNote({ base, newer, onSave, onTake }: NewerNoteProps) {
  const changed = differences(formOf(base), formOf(newer)).map(name => newerFact(name, newer));
  return (
    <Alert
      tone="warn"
      isLive
      title={t('wedding.newer.title')}
      action={
        <div className={styles.actions}>
          <Button onPress={onSave}>{t('wedding.newer.overwrite')}</Button>
          <Button variant="quiet" onPress={onTake}>
            {t('wedding.newer.take')}
          </Button>
        </div>
      }
    >
      <p>{changed.length === 0 ? t('wedding.newer.none') : t('wedding.newer.text')}</p>
      <Facts facts={changed} />
    </Alert>
  );
}
