import type { ReactNode } from 'react';
import { Checkbox } from '../../src/checkbox/index.ts';
import { NativeSelect } from '../../src/native-select/index.ts';
import { RadioCards } from '../../src/radio-cards/index.ts';
import { RadioChips } from '../../src/radio-chips/index.ts';
import { Select } from '../../src/select/index.ts';
import { Switch } from '../../src/switch/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

const RELATIONS = [
  { value: 'friend', label: t('友人', 'Friend') },
  { value: 'workplace', label: t('職場', 'Work') },
  { value: 'family', label: t('親族', 'Family') },
] as const;

const AMOUNTS = ['5,000', '10,000', '20,000', '30,000', '50,000'].map(amount => ({
  value: amount,
  label: `¥${amount}`,
}));

const HALLS = [
  { value: 'lumiere', label: t('チャペル・ルミエール', 'Chapel Lumière') },
  { value: 'hakuho', label: t('神殿 白鳳', 'Shrine Hakuho'), description: t('10時から16時まで', 'From 10 to 16') },
  { value: 'garden', label: t('ガーデンチャペル 木洩れ日', 'Garden chapel Komorebi') },
] as const;

export function Choices(): ReactNode {
  return (
    <Block name={t('えらぶ', 'Choices')} parts="Checkbox · RadioChips · RadioCards · Switch · Select · NativeSelect">
      <RadioCards
        label={t('お返事', 'Your reply')}
        isRequired
        defaultValue="attendance"
        options={[
          {
            value: 'attendance',
            label: t('オンラインで参列する', 'Attend online'),
            description: t('11月21日(土) 13:00 から、ライブで', 'Live on Saturday 21 November, 13:00'),
          },
          {
            value: 'view-archive',
            label: t('アーカイブを見る', 'Watch the recording'),
            description: t('当日の夜から 11月24日(火) 23:59 まで', 'From that night until 24 November'),
          },
          {
            value: 'absence',
            label: t('欠席する', 'I cannot come'),
            description: t('お名前とお返事だけで終わります', 'Only your name and a word'),
          },
        ]}
      />
      <div className={styles.grid}>
        <RadioChips
          id="relation"
          label={t('おふたりとの間柄', 'How you know them')}
          isRequired
          options={RELATIONS}
          errorMessage={t('この項目は必須です。', 'This item is required.')}
        />
        <RadioChips
          label={t('金額', 'Amount')}
          defaultValue="30,000"
          options={[...AMOUNTS, { value: 'other', label: t('ほかの金額', 'Other') }]}
        />
        <RadioCards
          label={t('お支払い方法', 'Payment')}
          defaultValue="card"
          options={[
            { value: 'card', label: t('クレジットカード', 'Credit card') },
            { value: 'paypay', label: 'PayPay', isDisabled: true },
          ]}
        />
        <Select label={t('会場', 'Hall')} items={HALLS} isRequired />
        <Select label={t('会場', 'Hall')} items={HALLS} defaultValue="garden" isSet />
        <Select
          label={t('状態', 'State')}
          items={HALLS}
          defaultValue="hakuho"
          isBusy
          hint={t('変更を確認しています', 'The change is being checked')}
        />
        <NativeSelect
          label={t('都道府県', 'Prefecture')}
          placeholder={t('選択してください', 'Please choose')}
          options={[
            { value: 'nagano', label: t('長野県', 'Nagano') },
            { value: 'gunma', label: t('群馬県', 'Gunma') },
          ]}
          errorMessage={t('この項目は必須です。', 'This item is required.')}
        />
        <div>
          <Checkbox defaultSelected>{t('ひとことを木の葉にも飾る', 'Hang my words on the tree too')}</Checkbox>
          <Checkbox description={t('送るまえに読めます', 'You can read it first')}>
            {t('プライバシーポリシーに同意する', 'I agree to the privacy policy')}
          </Checkbox>
          <Checkbox isIndeterminate>{t('すべて選ぶ', 'Choose all')}</Checkbox>
          <Checkbox errorMessage={t('この項目は必須です。', 'This item is required.')}>
            {t('内容を確認しました', 'I have checked this')}
          </Checkbox>
          <Checkbox isDisabled defaultSelected>
            {t('変更できません', 'Cannot be changed')}
          </Checkbox>
        </div>
        <div>
          <Switch defaultSelected>{t('リアクションを表示', 'Show reactions')}</Switch>
          <Switch description={t('式のあいだだけ', 'Only during the ceremony')}>
            {t('音声だけで聞く', 'Sound only')}
          </Switch>
          <Switch isDisabled>{t('変更できません', 'Cannot be changed')}</Switch>
        </div>
      </div>
    </Block>
  );
}
