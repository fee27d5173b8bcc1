/** Texts of the landing page, Japanese. */
export const ja = {
  'landing.signIn': 'ログイン',
  'landing.title': '離れていても、おなじ祝いの席へ。',
  'landing.lead':
    '{product}は、結婚式を遠くの大切な人と分かち合うためのサービスです。ご招待から当日の配信、お祝いの言葉まで、一通の招待状がつなぎます。',
  'landing.guests': 'ゲストの方へ',
  'landing.guests.text':
    'おふたりから届いた招待状のリンクを開いてください。ご出欠のお返事も、当日のご参列も、そのページからできます。',
  'landing.guests.link': '招待状のリンク',
  'landing.guests.link.hint': 'アドレスの末尾の文字でも開けます。',
  'landing.guests.link.wrong': '招待状が見つかりません。リンクをもう一度お確かめください。',
  'landing.guests.open': '招待状を開く',
  'landing.couples': 'おふたりへ',
  'landing.couples.text':
    '式場からお送りしたメールのリンクで、はじめの設定ができます。設定がおすみのときは、ログインして準備をつづけてください。',
  'landing.couples.signIn': '準備をつづける',
  'landing.couples.register': '仮予約を申し込む',
  'landing.venues': '式場の方へ',
  'landing.venues.text':
    '結婚式の登録と配信、ご祝儀の精算は、施設の画面から行えます。登録したメールアドレスでログインしてください。',
  'landing.venues.signIn': '施設の画面へ',
  'landing.day': 'できること',
  'landing.day.invitation': '招待状とお返事',
  'landing.day.invitation.text': 'スマートフォンで開く招待状。ライブ、録画、ご欠席の中からお返事を選べます。',
  'landing.day.live': 'ライブ配信と録画',
  'landing.day.live.text': '式が始まると、映像が自動で映ります。あとから録画でもご覧いただけます。',
  'landing.day.tree': 'お祝いの言葉',
  'landing.day.tree.text': 'ゲストの言葉は一枚ずつ葉になって、記念の木に茂ります。',
  'landing.day.gift': 'ご祝儀',
  'landing.day.gift.text': 'オンラインでお渡しできます。お支払いは、贈る金額だけです。',
} as const;
