import type { ReactNode } from 'react';
import { Avatar, AvatarRow } from '../../src/avatar/index.ts';
import { Chip, FilterChip, StateChip, type StateTone } from '../../src/chip/index.ts';
import { Stepper } from '../../src/stepper/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

const LIVE: readonly (readonly [StateTone, string])[] = [
  ['idle', t('準備中', 'Preparing')],
  ['info', t('配信可能', 'Ready')],
  ['info', t('公開前', 'Not published')],
  ['live', t('配信中', 'On air')],
  ['idle', t('アーカイブ作成中', 'Making the recording')],
  ['ok', t('アーカイブ公開', 'Recording published')],
  ['warn', t('映像待ち', 'Waiting for video')],
  ['warn', t('遅延', 'Delayed')],
  ['bad', t('配信エラー', 'Stream error')],
  ['bad', t('緊急停止', 'Emergency stop')],
];

const STEPS = [
  { id: 'preparing', label: t('準備中', 'Preparing') },
  { id: 'ready', label: t('配信可能', 'Ready') },
  { id: 'starting', label: t('開始処理中', 'Starting') },
  { id: 'unpublished', label: t('公開前', 'Not published') },
  { id: 'streaming', label: t('配信中', 'On air') },
  { id: 'closed', label: t('アーカイブ作成中', 'Making the recording') },
  { id: 'archived', label: t('アーカイブ公開', 'Recording published') },
] as const;

export function States(): ReactNode {
  return (
    <Block name={t('状態', 'States')} parts="StateChip · Chip · FilterChip · Avatar · AvatarRow · Stepper">
      <div className={styles.row}>
        {LIVE.map(([tone, label]) => (
          <StateChip key={label} tone={tone}>
            {label}
          </StateChip>
        ))}
      </div>
      <div className={styles.row}>
        <Chip>{t('公開中', 'Published')}</Chip>
        <Chip tone="soft">{t('変更あり', 'Changed')}</Chip>
        <Chip tone="muted" icon="ban">
          {t('止めています', 'Blocked')}
        </Chip>
        <FilterChip onRemove={() => {}}>{t('挙式日 11/01 〜 11/30', 'Ceremony 1–30 Nov')}</FilterChip>
        <FilterChip onRemove={() => {}}>{t('ご祝儀 使う', 'With gifts')}</FilterChip>
        <AvatarRow>
          {['さくら', '莉子', 'Emily', '翔', 'Naomi'].map(name => (
            <Avatar key={name} name={name} />
          ))}
        </AvatarRow>
        <Avatar name="原田 真理子" size="small" isNamed />
        <Avatar name="👩‍👩‍👧 佐藤家" size="large" />
      </div>
      <Stepper label={t('配信の状態', 'State of the stream')} steps={STEPS} currentId="unpublished" />
      <Stepper label={t('配信の状態', 'State of the stream')} steps={STEPS} currentId="streaming" tone="warn" />
    </Block>
  );
}
