import { type ReactNode, useState } from 'react';
import { AppHeader } from '../../src/app-header/index.ts';
import { Breadcrumbs } from '../../src/breadcrumbs/index.ts';
import { Card } from '../../src/card/index.ts';
import { CountBadge } from '../../src/count-badge/index.ts';
import { NavList } from '../../src/drawer/index.ts';
import { IconButton } from '../../src/icon-button/index.ts';
import { Knot } from '../../src/knot/index.ts';
import { RouteTabs } from '../../src/route-tabs/index.ts';
import { SectionHeading } from '../../src/section-heading/index.ts';
import { SkipLink } from '../../src/skip-link/index.ts';
import { Tabs } from '../../src/tabs/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { setting, t } from '../setting.ts';

const ROLES = ['paper', 'sunken', 'surface', 'line', 'edge', 'ink', 'ink-2', 'ink-3', 'accent', 'accent-soft', 'deco'];

export function Frames(): ReactNode {
  const [path, setPath] = useState('/manage/payments/unpaid');
  return (
    <Block
      name={`${setting.theme} / ${setting.density}`}
      parts="SkipLink · AppHeader · SectionHeading · Breadcrumbs · RouteTabs · Tabs · NavList · Card · Knot"
    >
      <SkipLink targetId="main" />
      <AppHeader
        align="centre"
        hasLine
        start={<IconButton icon="menu" label={t('メニュー', 'Menu')} tooltip="none" />}
        end={
          <IconButton
            icon="bell"
            badge={<CountBadge count={1} />}
            label={t('お知らせ 1件', '1 notice')}
            tooltip="none"
          />
        }
      >
        <span className={styles.brand}>
          <Knot height="28px" />
          <b>{t('ことほぎ', 'Kotohogi')}</b>
        </span>
      </AppHeader>
      <span className={styles.swatches} aria-hidden="true">
        {ROLES.map(role => (
          <i key={role} style={{ background: `var(--${role})` }} />
        ))}
      </span>
      <SectionHeading latin="Anniversary tree" title={t('みなさまからの葉', 'Leaves from everyone')} />
      <SectionHeading latin="Reply" title={t('ご出欠のお返事', 'Your reply')} level={1} size="page" />
      <Breadcrumbs
        crumbs={[
          { label: t('ホーム', 'Home'), icon: 'house', href: '#main' },
          { label: t('結婚式', 'Weddings'), href: '#main' },
          { label: 'R-2026-1142' },
          { label: t('配信', 'Stream') },
        ]}
      />
      <RouteTabs
        label={t('結婚式', 'Wedding')}
        currentId="live"
        tabs={[
          { id: 'basic', label: t('基本', 'Basics'), href: '#basic' },
          { id: 'guests', label: t('ゲスト', 'Guests'), href: '#guests', count: 86 },
          { id: 'invitation', label: t('招待状', 'Invitation'), href: '#invitation' },
          { id: 'live', label: t('配信', 'Stream'), href: '#live' },
          { id: 'payment', label: t('精算', 'Payment'), href: '#payment' },
          { id: 'history', label: t('履歴', 'History'), href: '#history', isDisabled: true },
        ]}
      />
      <div className={`${styles.grid} ${styles.wide}`}>
        <Card>
          <NavList
            label={t('施設', 'Facility')}
            currentPath={path}
            items={[
              { id: 'home', label: t('ホーム', 'Home'), icon: 'house', href: '/manage', match: 'exact' },
              {
                id: 'weddings',
                label: t('結婚式', 'Weddings'),
                icon: 'heart-handshake',
                href: '/manage/weddings',
                count: 143,
              },
              {
                id: 'payments',
                label: t('お金', 'Money'),
                children: [
                  {
                    id: 'unpaid',
                    label: t('お振込み残高', 'Balances'),
                    icon: 'wallet',
                    href: '/manage/payments/unpaid',
                  },
                  { id: 'invoice', label: t('請求書', 'Invoice'), icon: 'file-text', href: '/manage/payments/invoice' },
                ],
              },
              {
                id: 'help',
                label: t('使い方', 'Help'),
                icon: 'circle-help',
                href: 'https://example.com',
                isExternal: true,
              },
              {
                id: 'settings',
                label: t('施設設定', 'Settings'),
                icon: 'settings-2',
                href: '/manage/settings',
                isDisabled: true,
              },
            ]}
          />
        </Card>
        <Tabs
          label={t('お返事', 'Replies')}
          onSelect={() => setPath('/manage/payments/invoice')}
          items={[
            { id: 'all', label: t('すべて', 'All'), count: 86, content: t('すべてのゲスト', 'All guests') },
            { id: 'live', label: t('ライブ', 'Live'), count: 41, content: t('ライブで参列', 'Live') },
            { id: 'none', label: t('まだ', 'Not yet'), count: 27, isDisabled: true, content: '' },
          ]}
        />
      </div>
    </Block>
  );
}
