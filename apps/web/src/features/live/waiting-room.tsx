import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { Button } from '@kotohogi/ui/button';
import { WaitingGuests } from '../attendant/door.ts';
import { say } from './say.ts';
import styles from './stage.module.css';

export { SoundTest } from './sound-test.tsx';

/** Who else waits, and what to do when nothing happens. */
export function WaitingRoom({ facts }: { readonly facts: PlayerFacts }) {
  return (
    <>
      <WaitingGuests count={facts.viewerCount} />
      <div className={styles.stuck}>
        <p>{facts.isDelayed ? say('slate.stuck.delayed') : say('slate.stuck', { time: facts.formatedBufferedTime })}</p>
        <Button icon="refresh-cw" onPress={() => location.reload()}>
          {say('slate.reload')}
        </Button>
      </div>
    </>
  );
}
