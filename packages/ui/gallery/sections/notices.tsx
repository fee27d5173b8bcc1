import { type ReactNode, useState } from 'react';
import { Alert } from '../../src/alert/index.ts';
import { Button } from '../../src/button/index.ts';
import { Chip } from '../../src/chip/index.ts';
import { type Connection, ConnectionNotifier } from '../../src/connection-notifier/index.ts';
import { DisclosureList, DisclosureSection } from '../../src/disclosure-section/index.ts';
import { EditorBar } from '../../src/editor-bar/index.ts';
import { useSnackbar } from '../../src/snackbar/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { setting, t } from '../setting.ts';

const nothing = (): void => {};

export function Notices(): ReactNode {
  const show = useSnackbar();
  const [connection, setConnection] = useState<Connection>({ state: 'connected', isReconnecting: false });
  return (
    <Block
      name={t('知らせと編集', 'Notices and editing')}
      parts="Alert · useSnackbar · ConnectionNotifier · DisclosureList · DisclosureSection · EditorBar"
    >
      <Alert
        tone="warn"
        isFilled
        title={t('神殿 白鳳の映像が、8秒とだえています', 'No video from Shrine Hakuho for 8 seconds')}
        action={<Button>{t('配信画面を開く', 'Open the console')}</Button>}
      >
        {t(
          'ゲスト84人には静止画が出ています。ほかの4件は予定どおりです。',
          '84 guests see a still picture. The other four are on time.',
        )}
      </Alert>
      <div className={styles.grid}>
        <Alert isDismissable>
          {t('保存すると、ゲストの画面にすぐ反映されます。', 'Guests see it as soon as you save.')}
        </Alert>
        <Alert tone="ok">{t('招待状を公開しました。', 'The invitation is published.')}</Alert>
        <Alert tone="warn" title={t('口座を再確認してください', 'Please check your account')}>
          {t('お名前が通帳と違います。', 'The name differs from your bank’s.')}
        </Alert>
        <Alert tone="bad" isDismissable>
          {t('お取引の処理中にエラーが発生しました。', 'An error occurred during the payment.')}
        </Alert>
      </div>
      <div className={styles.row}>
        <Button onPress={() => show({ text: t('コピーしました。', 'Copied.'), tone: 'ok' })}>
          {t('知らせる', 'Notify')}
        </Button>
        <Button
          onPress={() =>
            show({
              text: t('入力内容に不備があります。内容をご確認ください。', 'Please check your entries.'),
              tone: 'bad',
            })
          }
        >
          {t('誤りを知らせる', 'Notify an error')}
        </Button>
        <Button
          onPress={() =>
            show({
              text: t('項目を外しました。', 'The item was removed.'),
              action: { label: t('元に戻す', 'Undo'), onPress: nothing },
            })
          }
        >
          {t('元に戻せる知らせ', 'Notify with undo')}
        </Button>
        <Button onPress={() => setConnection({ state: 'disconnected', isReconnecting: true })}>
          {t('接続を切る', 'Lose the connection')}
        </Button>
      </div>
      {setting.open === 'connection' && <ConnectionNotifier connection={connection} />}
      <DisclosureList>
        <DisclosureSection
          title={t('ごあいさつ', 'Greeting')}
          level={3}
          defaultOpen
          aside={<Chip tone="soft">{t('変更あり', 'Changed')}</Chip>}
        >
          <TextField label={t('日本語', 'Japanese')} isRequired defaultValue="木々の緑がやさしく揺れる季節に" />
        </DisclosureSection>
        <DisclosureSection
          title={t('開始時刻', 'Times')}
          level={3}
          aside={t('ご入室 12:30　挙式 13:00', 'Doors 12:30, ceremony 13:00')}
        >
          <p>…</p>
        </DisclosureSection>
      </DisclosureList>
      <EditorBar mode="edit" changeCount={2} isSaving={false} onCancel={nothing} onSave={nothing} />
      <EditorBar mode="edit" changeCount={0} isSaving={false} onCancel={nothing} onSave={nothing} />
      <EditorBar mode="create" isSaving onCancel={nothing} onSave={nothing} />
      <EditorBar mode="view" onEdit={nothing} />
    </Block>
  );
}
