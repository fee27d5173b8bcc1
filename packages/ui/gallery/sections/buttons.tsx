import type { ReactNode } from 'react';
import { Button } from '../../src/button/index.ts';
import { CopyButton } from '../../src/copy-button/index.ts';
import { CountBadge } from '../../src/count-badge/index.ts';
import { HelpButton } from '../../src/help-button/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { LinkButton } from '../../src/link-button/index.ts';
import { Menu } from '../../src/menu/index.ts';
import { SegmentedControl } from '../../src/segmented-control/index.ts';
import { Tooltip } from '../../src/tooltip/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { setting, t } from '../setting.ts';

const VARIANTS = ['filled', 'outlined', 'quiet', 'danger'] as const;

export function Buttons(): ReactNode {
  const save = t('保存する', 'Save');
  return (
    <Block
      name={t('ボタン', 'Buttons')}
      parts="Button · IconButton · LinkButton · CopyButton · HelpButton · Menu · SegmentedControl · Tooltip · CountBadge"
    >
      {VARIANTS.map(variant => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{save}</Button>
          <Button variant={variant} icon="check">
            {save}
          </Button>
          <Button variant={variant} isBusy busyLabel={t('保存しています', 'Saving')}>
            {save}
          </Button>
          <Button variant={variant} isDisabled>
            {save}
          </Button>
          <Button variant={variant} size="small">
            {t('例文', 'Sample')}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button variant="filled" size="large">
          {t('この内容で返信する', 'Send this reply')}
        </Button>
        <LinkButton href="#main" variant="outlined" icon="eye">
          {t('ゲストの画面を見る', 'See the guests’ page')}
        </LinkButton>
        <LinkButton href="https://example.com" isExternal variant="quiet">
          {t('アンケートにこたえる', 'Answer a few questions')}
        </LinkButton>
      </div>
      <div className={styles.row}>
        <IconButton icon="menu" label={t('メニュー', 'Menu')} />
        <IconButton icon="bell" label={t('お知らせ 1件', '1 notice')} badge={<CountBadge count={1} />} />
        <IconButton icon="copy" variant="outlined" label={t('コピー', 'Copy')} />
        <IconButton icon="trash-2" variant="floating" label={t('消す', 'Remove')} />
        <IconButton icon="refresh-cw" label={t('更新', 'Reload')} isBusy />
        <IconButton icon="x" label={t('閉じる', 'Close')} isDisabled />
        <Menu
          label={t('このメッセージの操作', 'Actions for this message')}
          defaultOpen={setting.open === 'menu'}
          items={[
            { id: 'edit', label: t('編集する', 'Edit'), icon: 'pencil', onAction: () => {} },
            { id: 'hide', label: t('一覧から外す', 'Remove from the list'), icon: 'eye-off', onAction: () => {} },
            { id: 'report', label: t('会場に知らせる', 'Report to the venue'), onAction: () => {} },
          ]}
        />
        <HelpButton
          label={t('このページについて', 'About this page')}
          answers={[
            {
              question: t('このページでできること', 'What is this page for?'),
              answer: t('挙式の一覧を確認し、新しく登録できます。', 'See every wedding of the venue and add new ones.'),
            },
          ]}
        />
        <CopyButton text="rtmps://in.kotohogi.example/live" isIcon label={t('送り先をコピー', 'Copy the address')} />
        <CopyButton text="https://kotohogi.example/w/haruto-yui" />
        <Tooltip text={t('保存すると、ゲストの画面にすぐ反映されます', 'Guests see it as soon as you save')}>
          <Button>{t('公開する', 'Publish')}</Button>
        </Tooltip>
      </div>
      <div className={styles.row}>
        <SegmentedControl
          label={t('画面', 'Screen')}
          defaultValue="phone"
          segments={[
            { value: 'phone', label: t('スマホ', 'Phone'), icon: 'smartphone' },
            { value: 'desktop', label: t('パソコン', 'Computer'), icon: 'monitor' },
          ]}
        />
        <SegmentedControl
          label={t('基準日', 'Date')}
          defaultValue="today"
          segments={[
            { value: 'today', label: t('きょう', 'Today') },
            { value: 'last', label: t('先月末', 'Last month') },
            { value: 'before', label: t('先々月末', 'Before'), isDisabled: true },
          ]}
        />
      </div>
    </Block>
  );
}
