import type { ReactNode } from 'react';
import { Button } from '../../src/button/index.ts';
import { CopyButton } from '../../src/copy-button/index.ts';
import { CountBadge } from '../../src/count-badge/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { LinkButton } from '../../src/link-button/index.ts';
import { Menu } from '../../src/menu/index.ts';
import { SegmentedControl } from '../../src/segmented-control/index.ts';
import { Tooltip } from '../../src/tooltip/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { say, setting } from '../setting.ts';

const VARIANTS = ['filled', 'outlined', 'quiet', 'danger'] as const;

export function Buttons(): ReactNode {
  const save = say('保存する', 'Save');
  return (
    <Block
      name={say('ボタン', 'Buttons')}
      parts="Button · IconButton · LinkButton · CopyButton · Menu · SegmentedControl · Tooltip · CountBadge"
    >
      {VARIANTS.map(variant => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{save}</Button>
          <Button variant={variant} icon="check">
            {save}
          </Button>
          <Button variant={variant} isBusy busyLabel={say('保存しています', 'Saving')}>
            {save}
          </Button>
          <Button variant={variant} isDisabled>
            {save}
          </Button>
          <Button variant={variant} size="small">
            {say('例文', 'Sample')}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button variant="filled" size="large">
          {say('この内容で返信する', 'Send this reply')}
        </Button>
        <LinkButton href="#main" variant="outlined" icon="eye">
          {say('ゲストの画面を見る', 'See the guests’ page')}
        </LinkButton>
        <LinkButton href="https://example.com" isExternal variant="quiet">
          {say('アンケートにこたえる', 'Answer a few questions')}
        </LinkButton>
      </div>
      <div className={styles.row}>
        <IconButton icon="menu" label={say('メニュー', 'Menu')} />
        <IconButton icon="bell" label={say('お知らせ 1件', '1 notice')} badge={<CountBadge count={1} />} />
        <IconButton icon="copy" variant="outlined" label={say('コピー', 'Copy')} />
        <IconButton icon="trash-2" variant="floating" label={say('消す', 'Remove')} />
        <IconButton icon="refresh-cw" label={say('更新', 'Reload')} isBusy />
        <IconButton icon="x" label={say('閉じる', 'Close')} isDisabled />
        <Menu
          label={say('このメッセージの操作', 'Actions for this message')}
          defaultOpen={setting.open === 'menu'}
          items={[
            { id: 'edit', label: say('編集する', 'Edit'), icon: 'pencil', onAction: () => {} },
            { id: 'hide', label: say('一覧から外す', 'Remove from the list'), icon: 'eye-off', onAction: () => {} },
            { id: 'report', label: say('会場に知らせる', 'Report to the venue'), onAction: () => {} },
          ]}
        />
        <CopyButton text="rtmps://in.kotohogi.example/live" isIcon label={say('送り先をコピー', 'Copy the address')} />
        <CopyButton text="https://kotohogi.example/w/haruto-yui" />
        <Tooltip text={say('保存すると、ゲストの画面にすぐ反映されます', 'Guests see it as soon as you save')}>
          <Button>{say('公開する', 'Publish')}</Button>
        </Tooltip>
      </div>
      <div className={styles.row}>
        <SegmentedControl
          label={say('画面', 'Screen')}
          defaultValue="phone"
          segments={[
            { value: 'phone', label: say('スマホ', 'Phone'), icon: 'smartphone' },
            { value: 'desktop', label: say('パソコン', 'Computer'), icon: 'monitor' },
          ]}
        />
        <SegmentedControl
          label={say('基準日', 'Date')}
          defaultValue="today"
          segments={[
            { value: 'today', label: say('きょう', 'Today') },
            { value: 'last', label: say('先月末', 'Last month') },
            { value: 'before', label: say('先々月末', 'Before'), isDisabled: true },
          ]}
        />
      </div>
    </Block>
  );
}
