import type { DeletionRefusal } from '@kotohogi/domain/wedding/deletion';
import type { Texts } from './texts.ts';

/** Texts of the error codes of deleting and restoring a wedding, and of a call about a deleted one. */
export const weddingDeletionTexts: Texts<DeletionRefusal | 'wedding_restore_over' | 'wedding_deleted'> = {
  ja: {
    wedding_delete_erased: '消去済みの結婚式は、会計の記録として残しているため、削除できません。',
    wedding_delete_live: '配信枠が使われているため、削除できません。配信を終えてから、もう一度お試しください。',
    wedding_delete_paying:
      'お支払いの途中のゲストがいらっしゃるため、いまは削除できません。しばらくしてから、もう一度お試しください。',
    wedding_delete_money: 'ご祝儀の振り込みが済んでいないため、削除できません。入金を確認してから削除してください。',
    wedding_delete_sold:
      '録画を購入された方のダウンロード期間中のため、削除できません。購入から30日が過ぎると削除できます。',
    wedding_restore_over: '削除から30日が過ぎたため、元に戻せません。',
    wedding_deleted:
      'この結婚式のページは、会場により公開を取りやめています。ご不明な点は、会場へお問い合わせください。',
  },
  en: {
    wedding_delete_erased: 'An erased wedding is kept for the accounts and cannot be deleted.',
    wedding_delete_live: 'The live slot is in use, so the wedding cannot be deleted. Please end the stream first.',
    wedding_delete_paying:
      'A guest is paying at the moment, so the wedding cannot be deleted. Please try again in a few minutes.',
    wedding_delete_money:
      'Gift money has not reached the couple yet, so the wedding cannot be deleted. Please confirm the transfer first.',
    wedding_delete_sold:
      'Someone who bought the recording can still download it, so the wedding cannot be deleted until 30 days after the purchase.',
    wedding_restore_over: 'This wedding was deleted more than 30 days ago and can no longer be restored.',
    wedding_deleted:
      'The venue has taken the pages of this wedding offline. If you have any questions, please contact the venue.',
  },
};
