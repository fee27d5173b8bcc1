import type { NoticeLevel, NoticeMethod } from '@kotohogi/domain/notification/types';

/** A notice being written, with the body as typed. */
export interface NoticeDraft {
  readonly level: NoticeLevel;
  readonly title: string;
  readonly body: string;
  readonly titleEn: string;
  readonly bodyEn: string;
  /** Also shown with the recording. */
  readonly inRecording: boolean;
  readonly methods: readonly NoticeMethod[];
}

export const EMPTY_DRAFT: NoticeDraft = {
  level: 'info',
  title: '',
  body: '',
  titleEn: '',
  bodyEn: '',
  inRecording: false,
  methods: ['dialog'],
};

/** A template notice, to send as is or edit first. */
export interface ReadyNotice {
  readonly key: 'late' | 'soon' | 'sound';
  readonly draft: NoticeDraft;
}

/** The most common announcements of the day, in both languages. */
export const READY_NOTICES: readonly ReadyNotice[] = [
  {
    key: 'late',
    draft: {
      ...EMPTY_DRAFT,
      level: 'warn',
      title: '配信を遅らせています',
      body: '配信の開始を遅らせています。画面はこのままで、もうしばらくお待ちください。',
      titleEn: 'The stream is delayed',
      bodyEn: 'The stream will start later than planned. Please keep this page open.',
    },
  },
  {
    key: 'soon',
    draft: {
      ...EMPTY_DRAFT,
      title: 'まもなく始まります',
      body: 'まもなく始まります。画面を開いたまま、お待ちください。',
      titleEn: 'We are about to start',
      bodyEn: 'The ceremony is about to start. Please keep this page open.',
    },
  },
  {
    key: 'sound',
    draft: {
      ...EMPTY_DRAFT,
      level: 'warn',
      title: '音声の不具合を確認しています',
      body: '音声が聞こえにくい不具合を確認しています。ご迷惑をおかけして申し訳ございません。そのままお待ちください。',
      titleEn: 'We are checking the sound',
      bodyEn: 'We are looking into a problem with the sound. We are sorry for the trouble; please stay with us.',
    },
  },
];
