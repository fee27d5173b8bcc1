import { DEFAULT_GREETINGS, DEFAULT_SECTIONS } from '../invitation/defaults.ts';
import { after, type Instant, MINUTE_MS } from '../kernel/instant.ts';
import { addDays, dateOf, timeOf } from '../kernel/jst.ts';
import { DEMO_COUPLE } from './demo.ts';

const ANSWERS = [
  { hobby: '山歩き、写真', oneWord: '画面ごしでも、いっしょに過ごせてうれしいです。' },
  { hobby: 'パンづくり、ピアノ', oneWord: '遠くから見守ってくれて、ありがとう。' },
] as const;

function profileOf(index: 0 | 1) {
  return {
    id: index + 1,
    type: index === 0 ? (1 as const) : (2 as const),
    label: '',
    colour: 'na' as const,
    ...DEMO_COUPLE[index],
    maidenName: '',
    maidenNameKana: '',
    lastNameRoman: '',
    firstNameRoman: '',
    useMaidenName: false,
    personality: '',
    whatILike: '',
    ...ANSWERS[index],
    birthplace: '',
    birthday: null,
    bloodType: '' as const,
    favoriteFood: '',
    whatIWantToDo: '',
  };
}

/** The invitation of a sample wedding, without photographs. */
export function demoCard(startsAt: Instant) {
  return {
    greetings: DEFAULT_GREETINGS.ja,
    greetingsEn: DEFAULT_GREETINGS.en,
    replyDeadline: addDays(dateOf(startsAt), -7),
    startTimes: [
      { label: 'ご入室', time: timeOf(after(startsAt, -30 * MINUTE_MS)) },
      { label: '挙式', time: timeOf(startsAt) },
    ],
    invitationGuides: [],
    attendanceGuides: [],
    programs: DEFAULT_SECTIONS.programs.map(item => ({ ...item })),
    contents: [],
    mainPhoto: null,
    subPhoto: null,
    profiles: [profileOf(0), profileOf(1)],
  };
}
