import { describe, expect, test } from 'vitest';
import { localDate, parseJst } from '../kernel/jst.ts';
import { decideDeadline, decidePublish, type PublishFacts } from './decide.ts';

const now = parseJst('2026-11-20 12:00');
const startsAt = parseJst('2026-12-19 13:00');
const couple = [
  { lastName: '小林', firstName: '陽翔' },
  { lastName: '佐藤', firstName: '結衣' },
];
const facts: PublishFacts = { couple, greetings: '木々の緑が', lifeCycle: 'preparing' };

describe('given a reply deadline', () => {
  const decide = (text: string | null, previous: string | null = null) =>
    decideDeadline(
      {
        deadline: text === null ? null : localDate(text),
        previous: previous === null ? null : localDate(previous),
        startsAt,
      },
      now,
    );

  test.each(['2026-11-20', '2026-12-05', '2026-12-19'])('when it is %s, then it is accepted', text => {
    expect(decide(text)).toBe('allowed');
  });

  test.each(['2026-11-19', '2026-12-20', '2027-12-05'])('when it is %s, then it is out of range', text => {
    expect(decide(text)).toEqual({ refused: 'invitation_deadline_range', meta: { field: 'replyDeadline' } });
  });

  test('when it is empty or unchanged, then it is accepted, even if that day is over', () => {
    expect(decide(null)).toBe('allowed');
    expect(decide('2026-11-01', '2026-11-01')).toBe('allowed');
  });
});

describe('given an invitation to be published', () => {
  test('when names and greeting are present, then it may be published, also on the day and after it', () => {
    expect(decidePublish(facts)).toBe('allowed');
    expect(decidePublish({ ...facts, lifeCycle: 'archive' })).toBe('allowed');
  });

  test('when a name is missing, then it may not', () => {
    const unnamed = [couple[0], { lastName: '佐藤', firstName: '' }].flatMap(one => one ?? []);
    expect(decidePublish({ ...facts, couple: unnamed })).toEqual({ refused: 'invitation_names_missing' });
    expect(decidePublish({ ...facts, couple: [] })).toEqual({ refused: 'invitation_names_missing' });
  });

  test('when the greeting is empty, then it may not', () => {
    expect(decidePublish({ ...facts, greetings: ' \n' })).toMatchObject({ refused: 'invitation_greetings_missing' });
  });

  test.each(['ended', 'postponed', 'canceled', 'cleaned'] as const)('a wedding that is %s is refused', lifeCycle => {
    expect(decidePublish({ ...facts, lifeCycle })).toEqual({ refused: 'invitation_wedding_over' });
  });
});
