import { type ReactNode, useState } from 'react';
import { AccountIdField } from '../../src/account-id-field/index.ts';
import { BirthdayField } from '../../src/birthday-field/index.ts';
import { EmailListField } from '../../src/email-list-field/index.ts';
import { MonthField } from '../../src/month-field/index.ts';
import { PasswordField } from '../../src/password-field/index.ts';
import { PasswordStrength } from '../../src/password-strength/index.ts';
import { PrefectureField } from '../../src/prefecture-field/index.ts';
import { TimeList } from '../../src/time-list/index.ts';
import { UrlField } from '../../src/url-field/index.ts';
import { Block } from '../block.tsx';
import styles from '../gallery.module.css';
import { t } from '../setting.ts';

/** A new password with its strength meter. */
function NewPassword({ initial }: { readonly initial: string }): ReactNode {
  const [password, setPassword] = useState(initial);
  return (
    <div className={styles.stack}>
      <PasswordField
        label={t('新しいパスワード', 'New password')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordStrength password={password} />
    </div>
  );
}

function Addresses(): ReactNode {
  return (
    <Block
      name={t('番地とあて先', 'Addresses of all kinds')}
      parts="UrlField · AccountIdField · EmailListField · PrefectureField"
    >
      <div className={styles.grid}>
        <UrlField label={t('ウェブサイト', 'Website')} defaultValue="https://komorebi.example.jp/" />
        <UrlField
          label={t('会場のサイト', 'Website of the hall')}
          defaultValue="komorebi"
          errorMessage={t('URLの形式が正しくありません。', 'The url format is incorrect.')}
        />
        <AccountIdField
          label={t('会社ID', 'Company id')}
          isRequired
          prefix="https://kotohogi.example.jp/c/"
          defaultValue="komorebi"
          hint={t('半角英数字、ハイフン、下線', 'Letters, digits, hyphen, underscore')}
        />
        <AccountIdField label={t('施設ID', 'Facility id')} isDisabled defaultValue="garden-chapel" />
        <EmailListField
          label={t('通知先のメールアドレス', 'Addresses for notices')}
          showOptional
          defaultValue="front@komorebi.example.jp, planner@komorebi.example.jp, av@komorebi.example.jp"
          hint={t('10件まで、コンマで区切ります', 'Up to ten, separated by commas')}
        />
        <EmailListField
          label={t('請求書の送付先', 'Invoices go to')}
          defaultValue="keiri@komorebi.example.jp, keiri"
          errorMessage={t('メールアドレスの形式が正しくありません。', 'The email format is incorrect.')}
        />
        <PrefectureField label={t('都道府県', 'Prefecture')} isRequired />
        <PrefectureField label={t('ご実家', 'Parents’ home')} showOptional defaultValue="東京都" />
      </div>
    </Block>
  );
}

/** Special-purpose address, password and time fields. */
export function SpecialFields(): ReactNode {
  return (
    <>
      <Addresses />
      <Block name={t('パスワードの強さ', 'Password strength')} parts="PasswordField · PasswordStrength">
        <div className={styles.grid}>
          {['', 'kotohogi', 'Kotohogi1', 'Kotohogihana', 'wisteria-arbour-08'].map(password => (
            <NewPassword key={password} initial={password} />
          ))}
        </div>
      </Block>
      <Block
        name={t('月・誕生日・時刻の一覧', 'Month, birthday, list of times')}
        parts="MonthField · BirthdayField · TimeList"
      >
        <div className={styles.grid}>
          <MonthField label={t('対象月', 'Month')} defaultValue="2026-11" />
          <MonthField
            label={t('締めの月', 'Closing month')}
            isRequired
            errorMessage={t('この項目は必須です。', 'This item is required.')}
          />
          <BirthdayField label={t('誕生日', 'Birthday')} today="2026-11-21" />
          <BirthdayField label={t('誕生日', 'Birthday')} defaultValue="1995-04-03" isDisabled />
        </div>
        <div className={`${styles.grid} ${styles.wide}`}>
          <TimeList
            label={t('挙式の開始時刻', 'Ceremonies begin at')}
            isRequired
            defaultValue={['09:30', '11:00', '13:30']}
          />
          <TimeList
            label={t('見学の開始時刻', 'Visits begin at')}
            showOptional
            defaultValue={['10:00', '25:00', '']}
            entryErrors={[undefined, t('入力値が正しくありません。', 'The input value is incorrect.')]}
          />
          <TimeList label={t('リハーサル', 'Rehearsals')} showOptional />
          <TimeList label={t('配信の時刻', 'On air at')} isDisabled defaultValue={['13:00']} />
        </div>
      </Block>
    </>
  );
}
