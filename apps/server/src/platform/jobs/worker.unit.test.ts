import { parseJst } from '@kotohogi/domain/kernel/jst';
import { parseCronItems } from 'graphile-worker';
import { describe, expect, test } from 'vitest';
import { defineCron, defineDaily, defineJob } from './job.ts';
import { cronItemsOf } from './worker.ts';

const nothing = async () => undefined;

describe('given scheduled jobs', () => {
  test('when one is queued, then it has a single place there, which its next run reuses', () => {
    const clock = { now: () => parseJst('2027-01-16 19:00') };
    const daily = defineDaily('test.evening', { hour: 19, lateMs: 1 }, clock, nothing);
    const jobs = [defineJob('test.asked').runs(nothing), defineCron('test.often', '* * * * *', nothing), daily];
    const items = parseCronItems(cronItemsOf(jobs));
    expect(items.map(({ task, options: { jobKey } }) => [task, jobKey])).toEqual([
      ['test.often', 'clock:test.often'],
      ['test.evening', 'clock:test.evening'],
    ]);
  });

  test('when it is daily, then it runs when its time has come, with that time, and not before', async () => {
    const now = { at: parseJst('2027-01-16 18:59') };
    const done: number[] = [];
    const job = defineDaily('test.evening', { hour: 19, lateMs: 3_600_000 }, { now: () => now.at }, async due => {
      done.push(due);
    });
    const poll = async (time: string) => {
      now.at = parseJst(`2027-01-16 ${time}`);
      await job.run({}, { number: 1, max: 1 });
    };
    for (const time of ['18:59', '19:00', '19:59', '20:00']) await poll(time);
    expect(done).toEqual([parseJst('2027-01-16 19:00'), parseJst('2027-01-16 19:00')]);
  });
});
