/** English version of every user message in the gateway's error table, keyed by the Japanese text. */
export const ENGLISH: Readonly<Record<string, string>> = {
  '-': '-',
  '決済の結果を確認しています。再操作せずしばらくお待ちください。':
    'We are checking the result of your payment. Please wait and do not try again.',
  'お取引から180日を過ぎているため、取消や変更はできません。店舗までお問い合わせください。':
    'This payment is more than 180 days old and can no longer be canceled or changed. Please contact the venue.',
  '決済を受け付けられませんでした。店舗までお問い合わせください。':
    'The payment could not be accepted. Please contact the venue.',
  'ご選択の方法では支払えませんでした。別の方法をお試しください。':
    'Payment by this method was not possible. Please try another one.',
  'ただいま混み合っています。しばらくしてからもう一度お試しください。':
    'The payment service is busy. Please try again in a little while.',
  '月末の20時から24時までは継続課金の変更を受け付けていません。日付が変わってからもう一度お試しください。':
    'Recurring billing cannot be changed from 20:00 to 24:00 Japan time on the last day of a month. Please try again after midnight.',
  '決済が完了しませんでした。お手数ですが最初からお手続きください。':
    'The payment was not completed. Please start again from the beginning.',
  'お支払いが中止されました。続けるには最初からお手続きください。':
    'The payment was canceled. To go on, please start again from the beginning.',
  'このカードは使えませんでした。別のカードをお試しください。': 'This card was not accepted. Please try another card.',
  'このカード会社はご利用いただけません。別のカードをお試しください。':
    'Cards of this company cannot be used here. Please try another card.',
  '残高または利用枠が足りません。別のカードをお試しください。':
    'The balance or limit of this card is not sufficient. Please try another card.',
  '残高または利用枠が足りません。別の方法をお試しください。':
    'The balance or limit is not sufficient. Please try another method.',
  'ご利用枠を超えています。別のカードをお試しください。':
    'The amount exceeds the limit of this card. Please try another card.',
  '口座残高が足りません。別のカードをお試しください。':
    'The balance of the account is not sufficient. Please try another card.',
  '暗証番号を確認してください。': 'Please check the PIN.',
  'セキュリティコードを確認してください。': 'Please check the security code.',
  'カード番号を確認して、もう一度入力してください。': 'Please check the card number and enter it again.',
  'カードの有効期限を確認してください。': 'Please check the expiry date of the card.',
  'カード名義を半角英字で入力し直してください。': 'Please enter the card holder name again in Latin letters.',
  'カードのパスワードを確認してください。': 'Please check the password of the card.',
  'カード情報の有効時間が切れました。もう一度カード番号を入力してください。':
    'The card details have expired. Please enter the card number again.',
  'お支払いができませんでした。もう一度カード番号を入力してください。':
    'The payment did not go through. Please enter the card number again.',
  '支払回数を選び直してください。': 'Please choose the number of installments again.',
  'お支払い方法を選び直してください。': 'Please choose the payment method again.',
  'このカードでは選んだ支払方法を使えません。': 'The chosen way to pay is not available with this card.',
  '登録カードを選び直してください。': 'Please choose the saved card again.',
  '登録カードが見つかりません。カードを選び直してください。':
    'The saved card was not found. Please choose a card again.',
  '登録できるカードの枚数を超えています。不要なカードを削除してください。':
    'No more cards can be saved. Please delete one you do not need.',
  '本人認証ができませんでした。最初からお手続きください。':
    'Your identity could not be verified. Please start again from the beginning.',
  '本人認証を完了できませんでした。最初からやり直してください。':
    'The identity check was not completed. Please start again from the beginning.',
  '本人認証が中止されました。続けるには最初からお手続きください。':
    'The identity check was canceled. To go on, please start again from the beginning.',
  'このカードは本人認証に対応していません。別のカードをお使いください。':
    'This card does not support the identity check. Please use another card.',
  '認証情報を確認して、もう一度お試しください。': 'Please check your credentials and try again.',
  '会員情報が見つかりません。登録内容をご確認ください。':
    'The membership was not found. Please check your registration.',
  'すでに登録済みの会員です。': 'This member is already registered.',
  'このご注文は受付済みです。注文履歴をご確認ください。':
    'This order has already been received. Please check your order history.',
  'このご注文は手続き済みです。状況をご確認ください。':
    'This order has already been processed. Please check its status.',
  'このご注文の決済は完了しています。': 'This order has already been paid.',
  'このご注文は返金済みです。': 'This order has already been refunded.',
  '決済がまだ完了していません。手続きの状況をご確認ください。':
    'The payment is not completed yet. Please check its status.',
  'お支払い期限を過ぎています。もう一度ご注文ください。': 'The time to pay has passed. Please order again.',
  'お支払い先のコンビニを選び直してください。': 'Please choose the convenience store again.',
  'お名前の入力を確認してください。': 'Please check the name.',
  'フリガナの入力を確認してください。': 'Please check the reading of the name.',
  '電話番号を確認してください。': 'Please check the telephone number.',
  'メールアドレスを確認してください。': 'Please check the email address.',
  '増額の承諾が得られませんでした。': 'The higher amount was not agreed to.',
  'PayPayで支払えませんでした。別の方法をお試しください。':
    'Payment by PayPay was not possible. Please try another method.',
  'PayPayの残高が足りません。': 'Your PayPay balance is not sufficient.',
  'PayPayの連携が解除されています。もう一度連携してください。':
    'The link to your PayPay account was removed. Please link it again.',
  'PayPayはメンテナンス中です。時間をおいてお試しください。': 'PayPay is under maintenance. Please try again later.',
  'LINE Payの支払い手段を確認してください。': 'Please check your means of payment in LINE Pay.',
  'LINE Payのアカウントを確認してください。': 'Please check your LINE Pay account.',
  'LINE Payの連携を確認してください。': 'Please check the link to your LINE Pay account.',
};
