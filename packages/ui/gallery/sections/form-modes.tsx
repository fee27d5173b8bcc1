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
import { say } from '../setting.ts';

const HALLS = [
  { value: 'lumiere', label: say('チャペル・ルミエール', 'Chapel Lumière') },
  { value: 'garden', label: say('ガーデンチャペル 木洩れ日', 'Garden chapel Komorebi') },
] as const;

const RELATIONS = [
  { value: 'friend', label: say('友人', 'Friend') },
  { value: 'workplace', label: say('職場', 'Work') },
  { value: 'family', label: say('親族', 'Family') },
] as const;

const MODES: readonly { readonly value: FieldMode; readonly label: string }[] = [
  { value: 'edit', label: say('編集', 'Edit') },
  { value: 'readOnly', label: say('読むだけ', 'Read-only') },
  { value: 'view', label: say('表示だけ', 'View-only') },
];

function Person(): ReactNode {
  return (
    <>
      <TextField label={say('お名前', 'Name')} isRequired defaultValue={say('山本 直樹', 'Naoki Yamamoto')} />
      <EmailField label={say('メールアドレス', 'Mail address')} defaultValue="naoki.yamamoto@example.jp" />
      <PasswordField label={say('パスワード', 'Password')} autoComplete="new-password" defaultValue="correct horse" />
      <TextField label={say('ご住所', 'Address')} showOptional />
      <DateField label={say('生年月日', 'Date of birth')} isBirthday defaultValue="1995-04-03" />
      <RadioChips label={say('間柄', 'Relation')} options={RELATIONS} defaultValue="friend" />
      <TextArea
        label={say('おふたりへのメッセージ', 'Message to the couple')}
        isReading
        defaultValue={say(
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
      <Select label={say('会場', 'Hall')} items={HALLS} defaultValue="garden" />
      <DateTimeField label={say('挙式日時', 'Ceremony')} defaultValue="2026-11-21T13:00" />
      <TimeField label={say('ご入室', 'Doors open')} defaultValue="12:30" />
      <NumericField label={say('ご人数', 'Guests')} defaultValue={86} suffix={say('人', ' guests')} />
      <MoneyField label={say('ご祝儀', 'Gift')} defaultValue={30_000} />
      <Checkbox defaultSelected>{say('ひとことを木の葉にも飾る', 'Hang my words on the tree too')}</Checkbox>
      <Switch>{say('音声だけで聞く', 'Sound only')}</Switch>
    </>
  );
}

/** Fields in edit, read-only and view mode, and groups that know whether they are valid. */
export function FormModes(): ReactNode {
  const [mode, setMode] = useState<FieldMode>('view');
  return (
    <Block name={say('フォームの見せかた', 'Forms: modes and groups')} parts="FieldModeProvider · FormGroup">
      <div>
        <SegmentedControl label={say('表示', 'Mode')} segments={MODES} value={mode} onChange={setMode} />
      </div>
      <FieldModeProvider mode={mode}>
        <div className={`${styles.grid} ${styles.wide}`}>
          <FormGroup legend={say('ご本人', 'The guest')}>
            <Person />
          </FormGroup>
          <FormGroup legend={say('お式', 'The ceremony')}>
            <Ceremony />
          </FormGroup>
        </div>
      </FieldModeProvider>
      <div className={`${styles.grid} ${styles.wide}`}>
        <FormGroup
          legend={say('参列者', 'Attendant')}
          hint={say('ご本人のほかに、ごいっしょの方も', 'You, and whoever comes with you')}
        >
          <TextField label={say('お名前', 'Name')} isRequired defaultValue={say('山本 直樹', 'Naoki Yamamoto')} />
          <FormGroup legend={say('お子さま', 'Child')}>
            <TextField
              label={say('お名前', 'Name')}
              isRequired
              errorMessage={say('この項目は必須です。', 'This item is required.')}
            />
            <NumericField label={say('年齢', 'Age')} defaultValue={4} suffix={say('歳', ' years')} />
          </FormGroup>
          <FormGroup legend={say('お席', 'Seat')}>
            <RadioChips label={say('間柄', 'Relation')} options={RELATIONS} defaultValue="family" />
          </FormGroup>
        </FormGroup>
        <FieldModeProvider mode="readOnly">
          <FormGroup legend={say('読むだけの項目', 'Read-only')}>
            <Ceremony />
          </FormGroup>
        </FieldModeProvider>
      </div>
    </Block>
  );
}
