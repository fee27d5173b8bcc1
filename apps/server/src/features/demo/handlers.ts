import { attendant } from '@kotohogi/contract/attendant';
import { attendantSelf } from '@kotohogi/contract/attendant-self';
import { congratulation } from '@kotohogi/contract/congratulation';
import { gift } from '@kotohogi/contract/gift';
import { slicePage } from '@kotohogi/contract/kit/list';
import { notification } from '@kotohogi/contract/notification';
import { reaction } from '@kotohogi/contract/reaction';
import { refusalText } from '@kotohogi/contract/texts/refusals';
import { DEMO_COUPLE, demoStartsAt } from '@kotohogi/domain/attendant/demo';
import { demoKey } from '@kotohogi/domain/attendant/demo-key';
import { MAX_MESSAGES_EACH } from '@kotohogi/domain/congratulation/types';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import type { DemoDeps } from '../../gate/demo.ts';
import { inNoScope, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { findAddress } from '../reply/index.ts';
import { findCompanyOfFacility, findDemoHall } from './store.ts';
import { demoAudience, demoLeaves, demoMessages, demoOwn, demoReactions, type Sample, toDemoDetail } from './view.ts';

type Answers = Readonly<Record<string, (sample: Sample, query: Readonly<Record<string, unknown>>) => unknown>>;

function giftInfo({ hall, language, now }: Sample) {
  const { name, email } = demoOwn();
  return {
    weddingId: 0,
    couple: DEMO_COUPLE.map(nameOf),
    designPattern: hall.design_pattern,
    facilityName: hall.facility_name,
    guest: { name, email },
    // A sample sells nothing: a request would lead its visitor to the login.
    isBuyer: false,
    offer: {
      isOpen: false,
      refusal: 'sample_mode',
      userMessage: refusalText('sample_mode', language) ?? null,
      payTypes: [],
      closesAt: closesAt(demoStartsAt(now)),
    },
    payments: [],
  };
}

function messages({ now }: Sample, query: Readonly<Record<string, unknown>>) {
  const asked = congratulation.read.query.parse(query);
  return slicePage(demoMessages(now, asked.attendantId), asked);
}

function login({ place }: Sample) {
  const { id, name, nickName, answer } = demoOwn();
  return { attendant: { id, weddingId: 0, weddingKey: demoKey(place), name, nickName, email: '', answer } };
}

/** The sample's responses, by endpoint name. */
const ANSWERS: Answers = {
  [attendant.detail.name]: sample => toDemoDetail(sample),
  [attendant.login.name]: login,
  [attendant.audience.name]: () => {
    const rows = demoAudience();
    return { rows, onlineCount: rows.filter(row => row.isOnline).length };
  },
  [attendant.address.name]: (_, { zip }) => findAddress(String(zip)),
  [attendantSelf.read.name]: () => demoOwn(),
  [congratulation.tree.name]: () => {
    const leaves = demoLeaves();
    return { leaves, messageCount: leaves.length, left: MAX_MESSAGES_EACH };
  },
  [congratulation.read.name]: messages,
  [gift.paymentInfo.name]: giftInfo,
  [notification.read.name]: () => ({ rows: [] }),
  [reaction.replay.name]: ({ hall }) => demoReactions(hall.design_pattern),
};

/** Answers calls to the sample weddings; undefined for an unknown hall. */
export function demoDeps(db: Db): DemoDeps {
  return async ({ row, place, query, language, now }) => {
    const answer = ANSWERS[row.name];
    const hall = answer && (await findDemoHall(db, place));
    return hall && answer({ place, hall, language, now }, query);
  };
}

/** Handlers for the sample wedding of a hall, by its ids. */
export function demoHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inNoScope(attendant.demo, async ({ params, language, now }) => {
      const companyId = await findCompanyOfFacility(db, params.facilityId);
      const place = companyId === undefined ? undefined : { ...params, companyId };
      const hall = place && (await findDemoHall(db, place));
      if (place === undefined || hall === undefined) return refuse('attendant_wedding_unknown');
      return toDemoDetail({ place, hall, language, now });
    }),
  ];
}
