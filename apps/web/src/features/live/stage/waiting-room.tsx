import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { Button } from '@kotohogi/ui/button';
import { WaitingGuests } from '../../attendant/index.ts';
import styles from '../stage.module.css';
import { StageFrame } from '../stage-frame.tsx';
import { t } from '../t.ts';
import { SoundTest } from './sound-test.tsx';
import type { StageProps } from './stage.tsx';
import { WaitingSlate } from './waiting-slate.tsx';

/** Who else is waiting, and help if nothing happens. */
function Company({ facts }: { readonly facts: PlayerFacts }) {
  return (
    <div className={styles.under}>
      <WaitingGuests count={facts.viewerCount} />
      <div className={styles.stuck}>
        <p>{facts.isDelayed ? t('slate.stuck.delayed') : t('slate.stuck', { time: facts.formatedBufferedTime })}</p>
        <Button icon="refresh-cw" onPress={() => location.reload()}>
          {t('slate.reload')}
        </Button>
      </div>
    </div>
  );
}

/** The stage in the hours before the ceremony: the slate, who else is there, and a sound test. */
export function WaitingRoom({ facts, notices }: Pick<StageProps, 'facts' | 'notices'>) {
  return (
    <>
      <StageFrame isStill notices={notices} under={<Company facts={facts} />}>
        <WaitingSlate facts={facts} />
      </StageFrame>
      <div className={styles.sound}>
        <SoundTest />
      </div>
    </>
  );
}
