import { live } from '@kotohogi/contract/live';
import { buildParticipants } from './participants.ts';
import { eventually, type TestProduct } from './product.ts';

/** A wedding whose stream a test runs: its row, and a function that waits for a state. */
export async function buildCeremony(product: TestProduct) {
  const { staff: signIn, ...participants } = await buildParticipants(product);
  const slot = () =>
    product.db
      .selectFrom('live_slot')
      .selectAll()
      .where('wedding_id', '=', participants.weddingId)
      .executeTakeFirstOrThrow();
  return {
    ...participants,
    signIn,
    slot,
    stateIs: (state: string) =>
      eventually(`state ${state}`, async () => ((await slot()).state === state ? state : undefined)),
  };
}

/** A ceremony whose encoder is sending, visible to staff only. */
export async function buildRehearsal(product: TestProduct) {
  const ceremony = await buildCeremony(product);
  const staff = await ceremony.signIn('video-distribution');
  await staff.call(live.create, { params: { ...ceremony.params, param: 'channel' } });
  await staff.call(live.open, { params: ceremony.params });
  const { ref } = await ceremony.slot();
  product.fakes.video.sendFrames(ref);
  await ceremony.stateIs('unpulished');
  return { ...ceremony, staff, ref };
}

/** A ceremony that is on air. */
export async function buildOnAir(product: TestProduct) {
  const ceremony = await buildRehearsal(product);
  await ceremony.staff.call(live.publish, { params: ceremony.params });
  return ceremony;
}
