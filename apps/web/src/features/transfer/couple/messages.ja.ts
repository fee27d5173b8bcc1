/** Texts of the couple about the transfer of their gifts, Japanese. */
export const ja = {
  'transfer.own.title': 'お振込み',
  'transfer.own.steps': 'お振込みまでの流れ',
  'transfer.own.step.open': '受付中',
  'transfer.own.step.fixed': '金額の確定',
  'transfer.own.step.ordered': 'お手続き',
  'transfer.own.step.done': 'お振込み済み',
  'transfer.own.next.open': '{date}までに届いたご祝儀をまとめて、ご登録の口座へお振込みします。',
  'transfer.own.next.fixed': 'ご祝儀の金額が決まりました。これから、ご登録の口座へお振込みします。',
  'transfer.own.next.missing':
    'ご祝儀の金額が決まりました。お振込み先の口座をご登録いただくと、お振込みの手続きができます。',
  'transfer.own.next.ordered': 'お振込みの手続きをしました。ご入金まで、数日かかることがあります。',
  'transfer.own.next.done': 'ご登録の口座へお振込みしました。ご入金をご確認ください。',
  'transfer.own.next.failed':
    'お振込みできませんでした。ご祝儀は施設でお預かりしています。口座をご確認のうえ、もう一度ご登録をお願いします。',
  'transfer.own.next.confirmed': '口座をご確認いただき、ありがとうございます。あらためてお振込みします。',
  'transfer.own.check': '口座を確認する',
  'transfer.own.fixed': '確定した金額',
  'transfer.own.fixed.note': '{date}までのご祝儀から、手数料を差し引いた金額です。',
  'transfer.own.leftOut':
    'このほかに{count}件のご祝儀を、決済会社に確認しています。お支払いが確認できた分は、別にお振込みします。',
  'transfer.own.statement': '明細書をPDFで保存',
  'transfer.own.statement.busy': '作成中',
  'transfer.own.history': 'お振込みの記録',
  'transfer.own.supplement': 'あとから確認できた分',
  'transfer.own.state.ordered': 'お手続きしました',
  'transfer.own.state.confirmed': 'お振込みしました',
  'transfer.own.state.failed': 'お振込みできませんでした',
  'transfer.own.erased': '口座は消去されました',
} as const;
