import type { NoticeLevel, NoticeMethod } from '@kotohogi/domain/notification/types';

/** A notice while it is being written: the body as it is typed. */
export interface NoticeDraft {
  readonly level: NoticeLevel;
  readonly title: string;
  readonly body: string;
  readonly methods: readonly NoticeMethod[];
}

export const EMPTY_DRAFT: NoticeDraft = { level: 'info', title: '', body: '', methods: ['dialog'] };

/** A notice that is ready to be sent, or to be changed first. */
export interface ReadyNotice {
  readonly key: 'late' | 'soon' | 'sound';
  readonly draft: NoticeDraft;
}

/** What is said most on the day, in Japanese with the English beside it: guests of either language read the same notice. */
export const READY_NOTICES: readonly ReadyNotice[] = [
  {
    key: 'late',
    draft: {
      ...EMPTY_DRAFT,
      level: 'warn',
      title: '配信を遅らせています / The stream is delayed',
      body: '配信の開始を遅らせています。画面はこのままで、もうしばらくお待ちください。\n\nThe stream will start later than planned. Please keep this page open.',
    },
  },
  {
    key: 'soon',
    draft: {
      ...EMPTY_DRAFT,
      title: 'まもなく始まります / We are about to start',
      body: 'まもなく始まります。画面を開いたまま、お待ちください。\n\nThe ceremony is about to start. Please keep this page open.',
    },
  },
  {
    key: 'sound',
    draft: {
      ...EMPTY_DRAFT,
      level: 'warn',
      title: '音声の不具合を確認しています / We are checking the sound',
      body: '音声が聞こえにくい不具合を確認しています。ご迷惑をおかけして申し訳ございません。そのままお待ちください。\n\nWe are looking into a problem with the sound. We are sorry, please stay with us.',
    },
  },
];
