/** Texts about the hosts of a wedding, Japanese. */
export const ja = {
  'user.hosts': 'この結婚式を準備する方',
  'user.hosts.text':
    'おふたりそれぞれのアドレスで、同じ画面から準備できます。ご家族やプランナーの方もお招きいただけます。',
  'user.hosts.list': '準備する方の一覧',
  'user.host.self': 'ご自身',
  'user.host.invited': '{date} までにお返事待ち',
  'user.host.expired': '招待の期限が過ぎています',
  'user.host.again': 'もう一度送る',
  'user.host.remove': '外す',
  'user.host.remove.of': '{who}を外す',
  'user.host.again.of': '{who}に招待をもう一度送る',
  'user.host.revoke': '招待を取り消す',
  'user.host.revoke.of': '{who}への招待を取り消す',
  'user.invite.email': '招待する方のメールアドレス',
  'user.invite.hint': 'このアドレスに、7日間有効なリンクをお送りします。',
  'user.invite.send': '招待のメールを送る',
  'user.invite.sending': '送信しています',
  'user.invite.sent': '{email} に招待のメールをお送りしました。',
  'user.remove.title': '{who} を外します。よろしいですか？',
  'user.remove.text': 'この結婚式の画面に入れなくなります。これまでの内容はそのまま残ります。',
  'user.remove.text.self':
    'ご自身が、この結婚式の画面に入れなくなります。もう一度入るには、ほかの方からの招待が必要です。',
  'user.revoke.title': '{who} への招待を取り消します。よろしいですか？',
  'user.revoke.text': 'お送りしたメールのリンクは使えなくなります。',
  'user.removed': '{who} を外しました。',
  'user.revoked': '{who} への招待を取り消しました。',
} as const;
