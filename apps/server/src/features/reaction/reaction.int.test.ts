import { reaction, reactionBatch, reactionSend } from '@kotohogi/contract/reaction';
import { instant } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { SlotState } from '@kotohogi/domain/live/types';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildSlot } from '@kotohogi/testkit/builders';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
const STARTS_AT = parseJst('2026-11-21 13:00');
const NOW = instant(STARTS_AT + 60_000);
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

async function ceremony(state: SlotState) {
  const participants = await buildParticipants(product, STARTS_AT);
  await buildSlot(product.db, participants, {
    state,
    parts: [{ programFromMs: STARTS_AT, durationMs: 600_000 }],
  });
  const guest = async () => {
    const built = await participants.guest();
    return { ...built, line: await listen(built.browser, participants.key) };
  };
  const stored = () =>
    product.db
      .selectFrom('reaction')
      .select(['value', 'phase', 'program_at', 'offset_ms'])
      .where('wedding_id', '=', participants.weddingId)
      .orderBy('id')
      .execute();
  const storedOf = (count: number) =>
    eventually(`${count} reactions`, async () => {
      const rows = await stored();
      return rows.length >= count ? rows : undefined;
    });
  return { ...participants, guest, stored, storedOf };
}

describe('given a ceremony on air', () => {
  test('when a guest reacts, then the others receive it with its time, and it is stored', async () => {
    const { guest, storedOf } = await ceremony('streaming');
    const [one, other] = [await guest(), await guest()];
    one.line.send(reactionSend, { value: 'natural-heart', programMs: NOW - 2_000 });
    const [item] = await other.line.nextEvent(reactionBatch);
    expect(item).toMatchObject({ value: 'natural-heart', programMs: NOW - 2_000, attendantId: one.attendantId });
    expect(await storedOf(1)).toEqual([
      { value: 'natural-heart', phase: 'live', program_at: NOW - 2_000, offset_ms: null },
    ]);
    for (const { line } of [one, other]) line.close();
  });

  test('when a guest floods, then five a second reach the others, and invalid reactions never do', async () => {
    const { key, guest, stored } = await ceremony('streaming');
    const [one, other] = [await guest(), await guest()];
    const first = one.line;
    one.line.send(reactionSend, { value: 'natural-unicorn' });
    // The limit is per guest: neither a second socket nor one opened after the first has closed lifts it.
    for (const wayIn of ['first', 'second', 'opened again']) {
      if (wayIn === 'opened again') one.line.close();
      if (wayIn !== 'first') one.line = await listen(one.browser, key);
      for (let i = 0; i < 30; i += 1) one.line.send(reactionSend, { value: 'natural-handclap', programMs: NOW });
      await one.line.taken();
    }
    await eventually('five', async () => ((await stored()).length === 5 ? true : undefined));
    product.clock.advance(1_000);
    one.line.send(reactionSend, { value: 'natural-riceshower' });
    const items = await eventually('the rice', () => {
      const received = other.line.all(reactionBatch).flat();
      return received.some(item => item.value === 'natural-riceshower') ? received : undefined;
    });
    expect(items.map(item => item.value)).toEqual([...Array<string>(5).fill('natural-handclap'), 'natural-riceshower']);
    expect(new Set(items.map(item => item.id)).size).toBe(6);
    await eventually('all stored', async () => ((await stored()).length === 6 ? true : undefined));
    for (const line of [first, one.line, other.line]) line.close();
  });

  test('when staff watch, then they receive reactions and cannot react', async () => {
    const { key, staff, guest, stored } = await ceremony('streaming');
    const line = await listen(await staff('video-distribution'), key);
    line.send(reactionSend, { value: 'natural-heart' });
    const one = await guest();
    one.line.send(reactionSend, { value: 'natural-smile' });
    await line.nextEvent(reactionBatch);
    expect(line.all(reactionBatch).flat()).toHaveLength(1);
    expect((await stored()).map(row => row.value)).not.toContain('natural-heart');
    line.close();
    one.line.close();
  });

  test('when an anonymous visitor connects, then the connection is rejected', async () => {
    const { key } = await ceremony('streaming');
    await expect(listen(product.visitor(), key)).rejects.toThrow('unauthorized');
  });
});

describe('given nothing to react to', () => {
  test('when it has not started, then nothing is sent or stored', async () => {
    const { guest, stored } = await ceremony('ready');
    const [one, other] = [await guest(), await guest()];
    one.line.send(reactionSend, { value: 'natural-heart' });
    // Messages are handled in order: once the second wedding's reaction is stored, this one has been handled.
    const onAir = await ceremony('streaming');
    const later = await onAir.guest();
    later.line.send(reactionSend, { value: 'natural-heart' });
    await onAir.storedOf(1);
    expect(await stored()).toEqual([]);
    expect(other.line.all(reactionBatch)).toEqual([]);
    for (const { line } of [one, other, later]) line.close();
  });
});

describe('given a recording', () => {
  test('when a guest reacts, then it is not broadcast, and later viewers see it at its offset with those of the day', async () => {
    const { params, weddingId, guest, storedOf } = await ceremony('archived');
    const [one, other] = [await guest(), await guest()];
    await product.db
      .insertInto('reaction')
      .values(
        (
          [
            { weddingId, value: 'natural-heart', phase: 'live', programMs: STARTS_AT + 90_000 },
            { weddingId, value: 'natural-tears', phase: 'rehearsal', programMs: STARTS_AT + 10_000 },
          ] as const
        ).map(row => ({
          wedding_id: row.weddingId,
          attendant_id: one.attendantId,
          value: row.value,
          phase: row.phase,
          program_at: at(row.programMs),
          sent_at: at(row.programMs),
        })),
      )
      .execute();
    one.line.send(reactionSend, { value: 'natural-handclap', videoMs: 30_000 });
    one.line.send(reactionSend, { value: 'natural-handclap', videoMs: 700_000 });
    expect((await storedOf(3)).map(row => row.phase).sort()).toEqual(['archive', 'live', 'rehearsal']);
    const replay = await other.browser.call(reaction.replay, { params });
    expect(replay.body).toEqual({ values: ['natural-handclap', 'natural-heart'], kind: [0, 1], at: [30_000, 90_000] });
    expect(other.line.all(reactionBatch)).toEqual([]);
    await product.db.updateTable('attendant').set({ ng: true }).where('id', '=', one.attendantId).execute();
    expect((await other.browser.call(reaction.replay, { params })).body.at).toEqual([]);
    for (const { line } of [one, other]) line.close();
  });

  test('when there is none yet, then there is nothing to replay', async () => {
    const { params, guest } = await ceremony('streaming');
    const { browser, line } = await guest();
    expect((await browser.call(reaction.replay, { params })).body).toEqual({ values: [], kind: [], at: [] });
    line.close();
  });
});
