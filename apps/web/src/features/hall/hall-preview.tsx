import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { ReactNode } from 'react';
import { useDebounced } from '../../shell/clock/use-debounced.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useFacility } from '../facility/index.ts';
import { PatternPreview } from '../invitation/index.ts';
import styles from './hall-form.module.css';
import type { HallForm } from './hall-form.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The preview updates after this pause in typing. */
const FOLLOW_MS = 150;

/** The pattern of the preview until one is chosen: the first of the six. */
const FIRST: DesignPattern = 'natural';

interface HallPreviewProps {
  readonly hall: HallForm;
  readonly children: ReactNode;
}

/** The form of a hall, next to a preview of its guests' invitation. */
export function HallPreview({ hall, children }: HallPreviewProps) {
  const { name: facilityName } = useFacility();
  const { name, designPattern } = useDebounced(hall, FOLLOW_MS);
  return (
    <div className={styles.page}>
      {children}
      <figure className={styles.side}>
        <PatternPreview
          pattern={designPattern ?? FIRST}
          hallName={name || t('hall.name.placeholder')}
          facilityName={facilityName}
        />
        <figcaption className={styles.caption}>{t('hall.preview')}</figcaption>
      </figure>
    </div>
  );
}
