import { Button } from '@kotohogi/ui/button';
import { Spinner } from '@kotohogi/ui/spinner';
import styles from '../slate.module.css';
import { Slate, Words } from '../slate.tsx';
import { say } from './say.ts';

/** Frames are missing in the middle of a live: they come back by themselves (decision 122). */
export function RecoveringSlate() {
  return (
    <Slate
      title={
        <>
          <span className={styles.spinner}>
            <Spinner />
          </span>
          {say('slate.recovering')}
        </>
      }
    >
      <Words isLive text={say('slate.recovering.words')} />
    </Slate>
  );
}

/** Staff have called an intermission (decision 99): nothing is wrong, nothing is heard, and it ends by itself. */
export function IntermissionSlate() {
  return (
    <Slate title={say('slate.intermission')}>
      <Words isLive text={say('slate.intermission.words')} />
    </Slate>
  );
}

/** This guest watches on three other devices already (decision 85). */
export function CrowdedSlate({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <Slate title={say('slate.crowded')}>
      <Words isLive text={say('slate.crowded.words')} />
      <span className={styles.action}>
        <Button icon="refresh-cw" onPress={onAgain}>
          {say('slate.crowded.again')}
        </Button>
      </span>
    </Slate>
  );
}
