import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../../src/alert-dialog/index.ts';
import { Button } from '../../src/button/index.ts';
import { ConfirmDialog } from '../../src/confirm-dialog/index.ts';
import { Dialog } from '../../src/dialog/index.ts';
import { Drawer, NavList } from '../../src/drawer/index.ts';
import { LanguageDialog } from '../../src/language-dialog/index.ts';
import { type Notification, NotificationDialog } from '../../src/notification-dialog/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { setting, t } from '../setting.ts';
import { CardDialogs } from './card-dialogs.tsx';

const LEVELS = ['info', 'success', 'warn', 'error'] as const;

const NOTICES: readonly Notification[] = LEVELS.map(level => ({
  id: level,
  level,
  date: t('2026年11月20日(金) 18:00', 'Friday 20 November 2026, 18:00'),
  title: t('ご入室は 12:30 からです', 'Doors open at 12:30'),
  html: t('<p>時刻になると、映像に自動で切り替わります。</p>', '<p>The video begins by itself.</p>'),
}));

const NAMES = ['dialog', 'card', 'card-confirm', 'confirm', 'alert', 'language', 'notifications', 'drawer'] as const;

export function Dialogs(): ReactNode {
  const [open, setOpen] = useState<string | null>(setting.open);
  const close = (): void => setOpen(null);
  return (
    <Block
      name={t('ダイアログ', 'Dialogs')}
      parts="Dialog · ConfirmDialog · AlertDialog · LanguageDialog · NotificationDialog · Drawer · NavList"
    >
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
        title={t('席次の確認', 'Seating')}
        footer={
          <>
            <Button onPress={close}>{t('キャンセル', 'Cancel')}</Button>
            <Button variant="filled" onPress={close}>
              {t('保存する', 'Save')}
            </Button>
          </>
        }
      >
        <p>
          {t('新しいお返事が2件あります。席をお決めください。', 'Two more guests have answered. Please seat them.')}
        </p>
      </Dialog>
      <CardDialogs open={open} onOpen={setOpen} />
      <ConfirmDialog
        isOpen={open === 'confirm'}
        tone="danger"
        title={t('小林 陽翔・佐藤 結衣を削除します。よろしいですか？', 'Delete Haruto & Yui?')}
        confirmLabel={t('削除する', 'Delete')}
        onConfirm={close}
        onCancel={close}
      >
        {t('30日のあいだは、もとに戻せます。', 'It can be undone for 30 days.')}
      </ConfirmDialog>
      <AlertDialog isOpen={open === 'alert'} closeLabel="OK" onClose={close}>
        {t(
          '既に決済されている可能性があるため、画面を再表示します。',
          'It may have been paid for already, so the page is shown again.',
        )}
      </AlertDialog>
      <LanguageDialog isOpen={open === 'language'} onClose={close} onChoose={() => {}} />
      <NotificationDialog isOpen={open === 'notifications'} onClose={close} notifications={NOTICES} />
      {open === 'drawer' && (
        <Drawer isOpen onOpenChange={close} navigationKey="gallery" brand={<b>{t('ことほぎ', 'Kotohogi')}</b>}>
          <NavList
            label={t('施設', 'Facility')}
            currentPath="/weddings/1"
            items={[
              { id: 'home', label: t('ホーム', 'Home'), icon: 'house', href: '/', match: 'exact' },
              {
                id: 'weddings',
                label: t('結婚式', 'Weddings'),
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
