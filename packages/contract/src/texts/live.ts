import type { Texts } from './texts.ts';

/** Texts of the error codes of live streaming. */
export const liveTexts: Texts<
  | 'live_wrong_state'
  | 'live_unreachable'
  | 'live_provider_unknown'
  | 'live_nothing_to_play'
  | 'live_too_many_devices'
  | 'live_rehearsal_running'
> = {
  ja: {
    live_wrong_state: 'いまの状態では、この操作はできません。画面の状態をご確認ください。',
    live_unreachable: '配信システムに接続できません。少し待ってから、もう一度お試しください。',
    live_provider_unknown: 'この配信方法は使えません。',
    live_nothing_to_play: 'いま再生できる映像はありません。',
    live_too_many_devices:
      '同時に視聴できるのは3台までです。ほかの端末の画面を閉じて、5分ほどたってからもう一度お試しください。',
    live_rehearsal_running: 'エンコーダーがまだ送信しています。送信を停止してから、もう一度お試しください。',
  },
  en: {
    live_wrong_state: 'This is not possible in the current state. Please check the state on the screen.',
    live_unreachable: 'The live system cannot be reached. Please wait a moment and try again.',
    live_provider_unknown: 'This streaming service is not available.',
    live_nothing_to_play: 'There is nothing to play at the moment.',
    live_too_many_devices:
      'You can watch on up to three devices at once. Close the page on another device and try again in about five minutes.',
    live_rehearsal_running: 'An encoder is still sending. Please stop it and try again.',
  },
};
