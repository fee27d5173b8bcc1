import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../src/checkbox/index.ts';
import { DateField } from '../../src/date-field/index.ts';
import { DateTimeField } from '../../src/date-time-field/index.ts';
import { EmailField } from '../../src/email-field/index.ts';
import { type FieldMode, FieldModeProvider, FormGroup } from '../../src/form-group/index.ts';
import { MoneyField } from '../../src/money-field/index.ts';
import { NumericField } from '../../src/numeric-field/index.ts';
import { PasswordField } from '../../src/password-field/index.ts';
import { RadioChips } from '../../src/radio-chips/index.ts';
import { SegmentedControl } from '../../src/segmented-control/index.ts';
import { Select } from '../../src/select/index.ts';
import { Switch } from '../../src/switch/index.ts';
import { TextArea } from '../../src/text-area/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { TimeField } from '../../src/time-field/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

const HALLS = [
  { value: 'lumiere', label: t('チャペル・ルミエール', 'Chapel Lumière') },
  { value: 'garden', label: t('ガーデンチャペル 木洩れ日', 'Garden chapel Komorebi') },
] as const;

const RELATIONS = [
  { value: 'friend', label: t('友人', 'Friend') },
  { value: 'workplace', label: t('職場', 'Work') },
  { value: 'family', label: t('親族', 'Family') },
] as const;

const MODES: readonly { readonly value: FieldMode; readonly label: string }[] = [
  { value: 'edit', label: t('編集', 'Edit') },
  { value: 'readOnly', label: t('読むだけ', 'Read-only') },
  { value: 'view', label: t('表示だけ', 'View-only') },
];

function Person(): ReactNode {
  return (
    <>
      <TextField label={t('お名前', 'Name')} isRequired defaultValue={t('山本 直樹', 'Naoki Yamamoto')} />
      <EmailField label={t('メールアドレス', 'Mail address')} defaultValue="naoki.yamamoto@example.jp" />
      <PasswordField label={t('パスワード', 'Password')} autoComplete="new-password" defaultValue="correct horse" />
      <TextField label={t('ご住所', 'Address')} showOptional />
      <DateField label={t('生年月日', 'Date of birth')} isBirthday defaultValue="1995-04-03" />
      <RadioChips label={t('間柄', 'Relation')} options={RELATIONS} defaultValue="friend" />
      <TextArea
        label={t('おふたりへのメッセージ', 'Message to the couple')}
        isReading
        defaultValue={t(
          'はると、ゆいさん、ご結婚おめでとう。\nふたりの門出を画面ごしに見届けます。',
          'Haruto and Yui, all our love.\nWe will be watching every minute of it.',
        )}
      />
    </>
  );
}

function Ceremony(): ReactNode {
  return (
    <>
      <Select label={t('会場', 'Hall')} items={HALLS} defaultValue="garden" />
      <DateTimeField label={t('挙式日時', 'Ceremony')} defaultValue="2026-11-21T13:00" />
      <TimeField label={t('ご入室', 'Doors open')} defaultValue="12:30" />
      <NumericField label={t('ご人数', 'Guests')} defaultValue={86} suffix={t('人', ' guests')} />
      <MoneyField label={t('ご祝儀', 'Gift')} defaultValue={30_000} />
      <Checkbox defaultSelected>{t('ひとことを木の葉にも飾る', 'Hang my words on the tree too')}</Checkbox>
      <Switch>{t('音声だけで聞く', 'Sound only')}</Switch>
    </>
  );
}

/** Fields in edit, read-only and view mode, and groups that know whether they are valid. */
export function FormModes(): ReactNode {
  const [mode, setMode] = useState<FieldMode>('view');
  return (
    <Block name={t('フォームの見せかた', 'Forms: modes and groups')} parts="FieldModeProvider · FormGroup">
      <div>
        <SegmentedControl label={t('表示', 'Mode')} segments={MODES} value={mode} onChange={setMode} />
      </div>
      <FieldModeProvider mode={mode}>
        <div className={`${styles.grid} ${styles.wide}`}>
          <FormGroup legend={t('ご本人', 'The guest')}>
            <Person />
          </FormGroup>
          <FormGroup legend={t('お式', 'The ceremony')}>
            <Ceremony />
          </FormGroup>
        </div>
      </FieldModeProvider>
      <div className={`${styles.grid} ${styles.wide}`}>
        <FormGroup
          legend={t('参列者', 'Attendant')}
          hint={t('ご本人のほかに、ごいっしょの方も', 'You, and whoever comes with you')}
        >
          <TextField label={t('お名前', 'Name')} isRequired defaultValue={t('山本 直樹', 'Naoki Yamamoto')} />
          <FormGroup legend={t('お子さま', 'Child')}>
            <TextField
              label={t('お名前', 'Name')}
              isRequired
              errorMessage={t('この項目は必須です。', 'This item is required.')}
            />
            <NumericField label={t('年齢', 'Age')} defaultValue={4} suffix={t('歳', ' years')} />
          </FormGroup>
          <FormGroup legend={t('お席', 'Seat')}>
            <RadioChips label={t('間柄', 'Relation')} options={RELATIONS} defaultValue="family" />
          </FormGroup>
        </FormGroup>
        <FieldModeProvider mode="readOnly">
          <FormGroup legend={t('読むだけの項目', 'Read-only')}>
            <Ceremony />
          </FormGroup>
        </FieldModeProvider>
      </div>
    </Block>
  );
}
