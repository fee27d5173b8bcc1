import { describe, expect, test } from 'vitest';
import { type Instant, instant, MINUTE_MS } from '../kernel/instant.ts';
import { parseJst } from '../kernel/jst.ts';
import { lifeCycle } from '../wedding/calendar.ts';
import { decideEdit, decideSend, editableUntil, isMessageOpen, isMessageOver, messagesLeft } from './decide.ts';

const startsAt = parseJst('2026-11-21 13:00');
const at = (moment: Instant) => ({
  isPublished: true,
  lifeCycle: lifeCycle({ status: 'active', startsAt, isPublished: true, replyDeadline: null }, moment),
});
const now = parseJst('2026-11-21 13:30');

describe('given a guest who writes a message', () => {
  test('when there are five messages already, then the sixth is refused at its field', () => {
    expect(decideSend({ ...at(now), sentCount: 4 })).toBe('allowed');
    expect(decideSend({ ...at(now), sentCount: 5 })).toEqual({
      refused: 'congratulation_limit',
      meta: { n: 5, field: 'message' },
    });
    expect([messagesLeft(0), messagesLeft(4), messagesLeft(7)]).toEqual([5, 1, 0]);
  });

  test('when day + 3 is over in Japan, then no more messages are accepted', () => {
    const end = parseJst('2026-11-25 00:00');
    expect(decideSend({ ...at(instant(end - 1)), sentCount: 0 })).toBe('allowed');
    expect(decideSend({ ...at(end), sentCount: 0 })).toEqual({ refused: 'congratulation_closed' });
    expect(decideEdit({ ...at(end), sentAt: instant(end - 1) }, end)).toEqual({ refused: 'congratulation_closed' });
  });

  test('when the invitation is unpublished, then the time for messages is neither open nor over', () => {
    const draft = { status: 'active', startsAt, isPublished: false, replyDeadline: null } as const;
    const unpublished = { isPublished: false, lifeCycle: lifeCycle(draft, now) };
    expect([isMessageOpen(unpublished), isMessageOver(unpublished.lifeCycle)]).toEqual([false, false]);
    expect(isMessageOver(lifeCycle(draft, parseJst('2026-11-25 00:00')))).toBe(true);
    expect(isMessageOver(lifeCycle({ ...draft, status: 'postponed' }, now))).toBe(true);
  });

  test('when ten minutes have passed, then the message can no longer be edited', () => {
    expect(editableUntil(now)).toBe(now + 10 * MINUTE_MS);
    expect(decideEdit({ ...at(now), sentAt: now }, instant(now + 10 * MINUTE_MS - 1))).toBe('allowed');
    expect(decideEdit({ ...at(now), sentAt: now }, instant(now + 10 * MINUTE_MS))).toEqual({
      refused: 'congratulation_edit_late',
    });
  });
});
