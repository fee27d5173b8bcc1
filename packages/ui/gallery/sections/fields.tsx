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
import { say } from '../setting.ts';

const nothingFound = (): Promise<boolean> => Promise.resolve(false);

export function Fields(): ReactNode {
  return (
    <Block
      name={say('入力', 'Fields')}
      parts="TextField · TextArea · KanaField · EmailField · PasswordField · TelField · PostalField · NumericField · MoneyField · ErrorSummary"
    >
      <ErrorSummary
        problems={[
          { fieldId: 'relation', label: say('間柄', 'Relation') },
          { fieldId: 'kana', label: say('お名前（カナ）', 'Name in kana') },
          { fieldId: 'password', label: say('パスワード', 'Password') },
        ]}
      />
      <div className={styles.grid}>
        <TextField label={say('お名前', 'Name')} isRequired placeholder={say('山本 直樹', 'Naoki Yamamoto')} />
        <TextField
          label={say('予約ID', 'Reservation')}
          defaultValue="R-2026-"
          startIcon="search"
          isSet
          hint={say('番号の一部でも探せます', 'A part of the number is enough')}
        />
        <KanaField
          id="kana"
          label={say('お名前（カナ）', 'Name in kana')}
          isRequired
          defaultValue="山もと"
          errorMessage={say('カナ文字以外は入力できません。', 'Only kana can be entered.')}
        />
        <EmailField
          label={say('メールアドレス', 'Mail address')}
          isRequired
          hint={say('当日のご案内と、ログインに使います', 'For the invitation of the day and your login')}
          defaultValue="naoki.yamamoto@example.jp"
          isConfirmed
        />
        <PasswordField
          id="password"
          label={say('パスワード', 'Password')}
          autoComplete="new-password"
          isRequired
          defaultValue="abcde"
          errorMessage={say('パスワードは8〜100文字で入力してください。', 'Please enter 8-100 characters.')}
        />
        <PostalField
          label={say('郵便番号', 'Postal code')}
          showOptional
          defaultValue="3890199"
          onLookUp={nothingFound}
        />
        <TextField
          label={say('ご住所', 'Address')}
          showOptional
          isBusy
          defaultValue={say('長野県北佐久郡軽井沢町', 'Karuizawa, Nagano')}
          notice={say(
            '住所を検索できませんでした。そのままご入力ください。',
            'The address could not be found. Please type it in.',
          )}
        />
        <TelField label={say('電話番号', 'Telephone')} defaultValue="090-1234-5678" />
        <NumericField label={say('ご人数', 'Guests')} defaultValue={86} suffix={say('人', 'guests')} />
        <MoneyField
          label={say('ご祝儀', 'Gift')}
          defaultValue={30000}
          hint={say('1,000円〜100,000円の範囲で贈れます', 'From 1,000 to 100,000 yen')}
        />
        <TextField
          label={say('会場', 'Hall')}
          isDisabled
          defaultValue={say('ガーデンチャペル 木洩れ日', 'Garden chapel')}
        />
        <TextField
          label={say('ニックネーム', 'Nickname')}
          counter={{ max: 10 }}
          defaultValue={say('ごんざぶろうおじいちゃん', 'Grandpa Gonzaburo')}
        />
        <TextArea
          label={say('おふたりへのメッセージ', 'Message to the couple')}
          showOptional
          counter={{ max: 100 }}
          defaultValue={say(
            'はると、ゆいさん、ご結婚おめでとう。ふたりの門出を画面ごしに見届けます！',
            'Haruto and Yui, all our love from far away. We will be watching every minute of it!',
          )}
        />
        <TextArea
          label={say('ごあいさつ', 'Greeting')}
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
