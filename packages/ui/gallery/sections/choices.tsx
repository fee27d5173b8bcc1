import type { ReactNode } from 'react';
import { Checkbox } from '../../src/checkbox/index.ts';
import { NativeSelect } from '../../src/native-select/index.ts';
import { RadioCards } from '../../src/radio-cards/index.ts';
import { RadioChips } from '../../src/radio-chips/index.ts';
import { Select } from '../../src/select/index.ts';
import { Switch } from '../../src/switch/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { say } from '../setting.ts';

const RELATIONS = [
  { value: 'friend', label: say('友人', 'Friend') },
  { value: 'workplace', label: say('職場', 'Work') },
  { value: 'family', label: say('親族', 'Family') },
] as const;

const AMOUNTS = ['5,000', '10,000', '20,000', '30,000', '50,000'].map(amount => ({
  value: amount,
  label: `¥${amount}`,
}));

const HALLS = [
  { value: 'lumiere', label: say('チャペル・ルミエール', 'Chapel Lumière') },
  { value: 'hakuho', label: say('神殿 白鳳', 'Shrine Hakuho'), description: say('10時から16時まで', 'From 10 to 16') },
  { value: 'garden', label: say('ガーデンチャペル 木洩れ日', 'Garden chapel Komorebi') },
] as const;

export function Choices(): ReactNode {
  return (
    <Block name={say('えらぶ', 'Choices')} parts="Checkbox · RadioChips · RadioCards · Switch · Select · NativeSelect">
      <RadioCards
        label={say('お返事', 'Your reply')}
        isRequired
        defaultValue="attendance"
        options={[
          {
            value: 'attendance',
            label: say('オンラインで参列する', 'Attend online'),
            description: say('11月21日(土) 13:00 から、ライブで', 'Live on Saturday 21 November, 13:00'),
          },
          {
            value: 'view-archive',
            label: say('アーカイブを見る', 'Watch the recording'),
            description: say('当日の夜から 11月24日(火) 23:59 まで', 'From that night until 24 November'),
          },
          {
            value: 'absence',
            label: say('欠席する', 'I cannot come'),
            description: say('お名前とお返事だけで終わります', 'Only your name and a word'),
          },
        ]}
      />
      <div className={styles.grid}>
        <RadioChips
          id="relation"
          label={say('おふたりとの間柄', 'How you know them')}
          isRequired
          options={RELATIONS}
          errorMessage={say('この項目は必須です。', 'This item is required.')}
        />
        <RadioChips
          label={say('金額', 'Amount')}
          defaultValue="30,000"
          options={[...AMOUNTS, { value: 'other', label: say('ほかの金額', 'Other') }]}
        />
        <RadioCards
          label={say('お支払い方法', 'Payment')}
          defaultValue="card"
          options={[
            { value: 'card', label: say('クレジットカード', 'Credit card') },
            { value: 'paypay', label: 'PayPay', isDisabled: true },
          ]}
        />
        <Select label={say('会場', 'Hall')} items={HALLS} isRequired />
        <Select label={say('会場', 'Hall')} items={HALLS} defaultValue="garden" isSet />
        <Select
          label={say('状態', 'State')}
          items={HALLS}
          defaultValue="hakuho"
          isBusy
          hint={say('変更を確認しています', 'The change is being checked')}
        />
        <NativeSelect
          label={say('都道府県', 'Prefecture')}
          placeholder={say('選択してください', 'Please choose')}
          options={[
            { value: 'nagano', label: say('長野県', 'Nagano') },
            { value: 'gunma', label: say('群馬県', 'Gunma') },
          ]}
          errorMessage={say('この項目は必須です。', 'This item is required.')}
        />
        <div>
          <Checkbox defaultSelected>{say('ひとことを木の葉にも飾る', 'Hang my words on the tree too')}</Checkbox>
          <Checkbox description={say('送るまえに読めます', 'You can read it first')}>
            {say('プライバシーポリシーに同意する', 'I agree to the privacy policy')}
          </Checkbox>
          <Checkbox isIndeterminate>{say('すべて選ぶ', 'Choose all')}</Checkbox>
          <Checkbox errorMessage={say('この項目は必須です。', 'This item is required.')}>
            {say('内容を確認しました', 'I have checked this')}
          </Checkbox>
          <Checkbox isDisabled defaultSelected>
            {say('変更できません', 'Cannot be changed')}
          </Checkbox>
        </div>
        <div>
          <Switch defaultSelected>{say('リアクションを表示', 'Show reactions')}</Switch>
          <Switch description={say('式のあいだだけ', 'Only during the ceremony')}>
            {say('音声だけで聞く', 'Sound only')}
          </Switch>
          <Switch isDisabled>{say('変更できません', 'Cannot be changed')}</Switch>
        </div>
      </div>
    </Block>
  );
}
