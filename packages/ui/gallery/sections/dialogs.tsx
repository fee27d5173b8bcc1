import { type ReactNode, useState } from 'react';
import { Button } from '../../src/button/index.ts';
import { CardNumberField } from '../../src/card-number-field/index.ts';
import { ConfirmDialog } from '../../src/confirm-dialog/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { Drawer, NavList } from '../../src/drawer/index.ts';
import { ExpiryFields } from '../../src/expiry-fields/index.ts';
import { HolderField } from '../../src/holder-field/index.ts';
import { LanguageDialog } from '../../src/language-dialog/index.ts';
import { type Notification, NotificationDialog } from '../../src/notification-dialog/index.ts';
import { SecurityCodeField } from '../../src/security-code-field/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { say, setting } from '../setting.ts';

const LEVELS = ['info', 'success', 'warn', 'error'] as const;

const NOTICES: readonly Notification[] = LEVELS.map(level => ({
  id: level,
  level,
  date: say('2026年11月20日(金) 18:00', 'Friday 20 November 2026, 18:00'),
  title: say('ご入室は 12:30 からです', 'Doors open at 12:30'),
  html: say('<p>時刻になると、映像に自動で切り替わります。</p>', '<p>The video begins by itself.</p>'),
}));

const NAMES = ['dialog', 'confirm', 'language', 'notifications', 'drawer'] as const;

export function Dialogs(): ReactNode {
  const [open, setOpen] = useState<string | null>(setting.open);
  const close = (): void => setOpen(null);
  return (
    <Block id="dialogs" name={say('ダイアログ', 'Dialogs')}>
      <div className={styles.row}>
        {NAMES.map(name => (
          <Button key={name} onPress={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        onBack={close}
        size="card"
        title={say('お支払い方法を入力', 'Enter your payment')}
        footer={
          <Button variant="filled" size="large" onPress={close}>
            {say('確認', 'Check')}
          </Button>
        }
      >
        <div className={styles.stack}>
          <CardNumberField isRequired defaultValue="4111 1111" />
          <div className={styles.grid}>
            <ExpiryFields isRequired currentYear={2026} />
            <SecurityCodeField isRequired />
          </div>
          <HolderField isRequired />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        tone="danger"
        title={say('小林 陽翔・佐藤 結衣を削除します。よろしいですか？', 'Delete Haruto & Yui?')}
        confirmLabel={say('削除する', 'Delete')}
        onConfirm={close}
        onCancel={close}
      >
        {say('30日のあいだは、もとに戻せます。', 'It can be undone for 30 days.')}
      </ConfirmDialog>
      <LanguageDialog isOpen={open === 'language'} onClose={close} onChoose={() => {}} />
      <NotificationDialog isOpen={open === 'notifications'} onClose={close} notifications={NOTICES} />
      {open === 'drawer' && (
        <Drawer isOpen onOpenChange={close} navigationKey="gallery" brand={<b>{say('ことほぎ', 'Kotohogi')}</b>}>
          <NavList
            label={say('施設', 'Facility')}
            currentPath="/weddings/1"
            items={[
              { id: 'home', label: say('ホーム', 'Home'), icon: 'house', href: '/', match: 'exact' },
              {
                id: 'weddings',
                label: say('結婚式', 'Weddings'),
                icon: 'heart-handshake',
                href: '/weddings',
                count: 143,
              },
            ]}
          />
        </Drawer>
      )}
    </Block>
  );
}
