import type { ReactNode } from 'react';
import { EmailField } from '../../src/email-field/index.ts';
import { ErrorSummary } from '../../src/error-summary/index.ts';
import { KanaField } from '../../src/kana-field/index.ts';
import { MoneyField } from '../../src/money-field/index.ts';
import { NumericField } from '../../src/numeric-field/index.ts';
import { PasswordField } from '../../src/password-field/index.ts';
import { PostalField } from '../../src/postal-field/index.ts';
import { TelField } from '../../src/tel-field/index.ts';
import { TextArea } from '../../src/text-area/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

const nothingFound = (): Promise<boolean> => Promise.resolve(false);

export function Fields(): ReactNode {
  return (
    <Block
      name={t('入力', 'Fields')}
      parts="TextField · TextArea · KanaField · EmailField · PasswordField · TelField · PostalField · NumericField · MoneyField · ErrorSummary"
    >
      <ErrorSummary
        problems={[
          { fieldId: 'relation', label: t('間柄', 'Relation') },
          { fieldId: 'kana', label: t('お名前（カナ）', 'Name in kana') },
          { fieldId: 'password', label: t('パスワード', 'Password') },
        ]}
      />
      <div className={styles.grid}>
        <TextField label={t('お名前', 'Name')} isRequired placeholder={t('山本 直樹', 'Naoki Yamamoto')} />
        <TextField
          label={t('予約ID', 'Reservation')}
          defaultValue="R-2026-"
          startIcon="search"
          isSet
          hint={t('番号の一部でも探せます', 'A part of the number is enough')}
        />
        <KanaField
          id="kana"
          label={t('お名前（カナ）', 'Name in kana')}
          isRequired
          defaultValue="山もと"
          errorMessage={t('カナ文字以外は入力できません。', 'Only kana can be entered.')}
        />
        <EmailField
          label={t('メールアドレス', 'Mail address')}
          isRequired
          hint={t('当日のご案内と、ログインに使います', 'For the invitation of the day and your login')}
          defaultValue="naoki.yamamoto@example.jp"
          isConfirmed
        />
        <PasswordField
          id="password"
          label={t('パスワード', 'Password')}
          autoComplete="new-password"
          isRequired
          defaultValue="abcde"
          errorMessage={t('パスワードは8〜100文字で入力してください。', 'Please enter 8-100 characters.')}
        />
        <PostalField label={t('郵便番号', 'Postal code')} showOptional defaultValue="3890199" onLookUp={nothingFound} />
        <TextField
          label={t('ご住所', 'Address')}
          showOptional
          isBusy
          defaultValue={t('長野県北佐久郡軽井沢町', 'Karuizawa, Nagano')}
          notice={t(
            '住所を検索できませんでした。そのままご入力ください。',
            'The address could not be found. Please type it in.',
          )}
        />
        <TelField label={t('電話番号', 'Telephone')} defaultValue="090-1234-5678" />
        <NumericField label={t('ご人数', 'Guests')} defaultValue={86} suffix={t('人', 'guests')} />
        <MoneyField
          label={t('ご祝儀', 'Gift')}
          defaultValue={30000}
          hint={t('1,000円〜100,000円の範囲で贈れます', 'From 1,000 to 100,000 yen')}
        />
        <TextField
          label={t('会場', 'Hall')}
          isDisabled
          defaultValue={t('ガーデンチャペル 木洩れ日', 'Garden chapel')}
        />
        <TextField
          label={t('ニックネーム', 'Nickname')}
          counter={{ max: 10 }}
          defaultValue={t('ごんざぶろうおじいちゃん', 'Grandpa Gonzaburo')}
        />
        <TextArea
          label={t('おふたりへのメッセージ', 'Message to the couple')}
          showOptional
          counter={{ max: 100 }}
          defaultValue={t(
            'はると、ゆいさん、ご結婚おめでとう。ふたりの門出を画面ごしに見届けます！',
            'Haruto and Yui, all our love from far away. We will be watching every minute of it!',
          )}
        />
        <TextArea
          label={t('ごあいさつ', 'Greeting')}
          isRequired
          isReading
          rows={4}
          counter={{ max: 1000 }}
          defaultValue={'木々の緑がやさしく揺れる季節に\nふたりの門出を迎えることとなりました'}
        />
      </div>
    </Block>
  );
}
