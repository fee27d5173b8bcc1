import type { ReactNode } from 'react';
import { Avatar, AvatarRow } from '../../src/avatar/index.ts';
import { Chip, FilterChip, StateChip, type StateTone } from '../../src/chip/index.ts';
import { Stepper } from '../../src/stepper/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { say } from '../setting.ts';

const LIVE: readonly (readonly [StateTone, string])[] = [
  ['idle', say('準備中', 'Preparing')],
  ['info', say('配信可能', 'Ready')],
  ['info', say('公開前', 'Not published')],
  ['live', say('配信中', 'On air')],
  ['idle', say('アーカイブ作成中', 'Making the recording')],
  ['ok', say('アーカイブ公開', 'Recording published')],
  ['warn', say('映像待ち', 'Waiting for video')],
  ['warn', say('遅延', 'Delayed')],
  ['bad', say('配信エラー', 'Stream error')],
  ['bad', say('緊急停止', 'Emergency stop')],
];

const STEPS = [
  { id: 'preparing', label: say('準備中', 'Preparing') },
  { id: 'ready', label: say('配信可能', 'Ready') },
  { id: 'starting', label: say('開始処理中', 'Starting') },
  { id: 'unpublished', label: say('公開前', 'Not published') },
  { id: 'streaming', label: say('配信中', 'On air') },
  { id: 'closed', label: say('アーカイブ作成中', 'Making the recording') },
  { id: 'archived', label: say('アーカイブ公開', 'Recording published') },
] as const;

export function States(): ReactNode {
  return (
    <Block name={say('状態', 'States')} parts="StateChip · Chip · FilterChip · Avatar · AvatarRow · Stepper">
      <div className={styles.row}>
        {LIVE.map(([tone, label]) => (
          <StateChip key={label} tone={tone}>
            {label}
          </StateChip>
        ))}
      </div>
      <div className={styles.row}>
        <Chip>{say('公開中', 'Published')}</Chip>
        <Chip tone="soft">{say('変更あり', 'Changed')}</Chip>
        <Chip tone="muted" icon="ban">
          {say('止めています', 'Blocked')}
        </Chip>
        <FilterChip onRemove={() => {}}>{say('挙式日 11/01 〜 11/30', 'Ceremony 1–30 Nov')}</FilterChip>
        <FilterChip onRemove={() => {}}>{say('ご祝儀 使う', 'With gifts')}</FilterChip>
        <AvatarRow>
          {['さくら', '莉子', 'Emily', '翔', 'Naomi'].map(name => (
            <Avatar key={name} name={name} />
          ))}
        </AvatarRow>
        <Avatar name="原田 真理子" size="small" isNamed />
        <Avatar name="👩‍👩‍👧 佐藤家" size="large" />
      </div>
      <Stepper label={say('配信の状態', 'State of the stream')} steps={STEPS} currentId="unpublished" />
      <Stepper label={say('配信の状態', 'State of the stream')} steps={STEPS} currentId="streaming" tone="warn" />
    </Block>
  );
}
