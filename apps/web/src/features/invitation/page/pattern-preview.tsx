import { demoStartsAt } from '@kotohogi/domain/attendant/demo';
import { demoCard } from '@kotohogi/domain/attendant/demo-card';
import { DAY_MS, instant } from '@kotohogi/domain/kernel/instant';
import type { PatternName } from '@kotohogi/themes/theme-names';
import { Button } from '@kotohogi/ui/button';
import { useState } from 'react';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { cardTextIn } from './card-texts.ts';
import { InvitationView } from './invitation-view.tsx';
import styles from './pattern-preview.module.css';

/** Far enough in the future that the card is an open invitation. */
const AHEAD_DAYS = 60;

export interface PatternPreviewProps {
  readonly pattern: PatternName;
  readonly hallName: string;
  readonly facilityName: string;
}

/** The invitation of a sample couple in a pattern, on a phone, as guests of a hall will see it. */
export function PatternPreview({ pattern, hallName, facilityName }: PatternPreviewProps) {
  const [startsAt] = useState(() => instant(demoStartsAt(instant(Date.now())) + AHEAD_DAYS * DAY_MS));
  const language = currentLanguage();
  return (
    <div className={styles.device}>
      <div className={styles.screen} inert>
        <div className={styles.paper}>
          <InvitationView
            key={pattern}
            content={demoCard(startsAt)}
            facts={{ startsAt, hallName, facilityName }}
            language={language}
            pattern={pattern}
            reply={
              <Button variant="filled" size="large">
                {cardTextIn(language)('answer')}
              </Button>
            }
          />
        </div>
      </div>
    </div>
  );
}
