import type { ReactNode } from 'react';
import { Card } from '../../src/card/index.ts';
import { DotProgress } from '../../src/dot-progress/index.ts';
import { LoadingBar } from '../../src/loading-bar/index.ts';
import { Meter } from '../../src/meter/index.ts';
import { ProgressBar } from '../../src/progress-bar/index.ts';
import { Skeleton } from '../../src/skeleton/index.ts';
import { Sparkline } from '../../src/sparkline/index.ts';
import { Spinner } from '../../src/spinner/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

const BITRATES = Array.from({ length: 60 }, (_, index) =>
  index > 40 && index < 44 ? null : 2.75 + Math.sin(index * 1.7) * 0.12 + Math.sin(index * 0.6) * 0.08,
);

export function Measures(): ReactNode {
  return (
    <Block
      name={t('量と待ち時間', 'Measures and waiting')}
      parts="Meter · ProgressBar · LoadingBar · Sparkline · Spinner · DotProgress · Skeleton"
    >
      <LoadingBar state={{ kind: 'running', percent: 62 }} />
      <div className={styles.grid}>
        <Card title={t('ビットレート', 'Bitrate')} titleLevel={3} aside={t('めやす 2.5〜3.0', 'Target 2.5–3.0')}>
          <Sparkline
            label={t(
              'ビットレート、直近10分、2.9 Mbit/s、めやすの中',
              'Bitrate over 10 minutes: 2.9 Mbit/s, on target',
            )}
            values={BITRATES}
            range={[2.2, 3.2]}
            target={[2.5, 3]}
          />
        </Card>
        <Card>
          <div className={styles.stack}>
            <Meter label={t('お返事', 'Replies')} value={59} max={86} valueText="59 / 86" isLabelled />
            <Meter label={t('空き容量', 'Storage')} value={93} max={100} valueText="93%" tone="warn" isLabelled />
            <ProgressBar label={t('アーカイブ作成', 'Making the recording')} percent={64} />
            <ProgressBar label={t('映像をつないでいます', 'Linking the video')} percent={null} />
          </div>
        </Card>
        <Card tone="floating">
          <div className={styles.stack}>
            <div className={styles.row}>
              <Spinner size="large" label={t('読み込んでいます', 'Loading')} />
              <DotProgress />
            </div>
            <Skeleton width="60%" />
            <Skeleton />
            <Skeleton shape="chip" width="6em" />
          </div>
        </Card>
      </div>
    </Block>
  );
}
