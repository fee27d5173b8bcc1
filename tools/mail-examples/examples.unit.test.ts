import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderHtml, renderText } from '@kotohogi/server/platform/mail/render';
import { PATTERN_NAMES } from '@kotohogi/themes/theme-names';
import { describe, expect, test } from 'vitest';
import { exampleMails, IN_EVERY_PATTERN, LONG_PEOPLE, mailExamples, PUBLIC_URL } from './examples.ts';
import { PEOPLE } from './people.ts';

/**
 * Mails 3–7 and 10–40 (docs/product/mail.md#numbers), in the order of the examples; `postponed`, `canceled`,
 * `erase-done` and `login-failures` appear twice, for people with an account and for guests, and `amount-fixed` for a
 * couple with and without an account.
 */
const KINDS = [
  ...['password-reset', 'host-verify', 'host-withdrawn', 'host-invite', 'temporary-wedding'],
  ...[
    'temporary-wedding-registered',
    'temporary-wedding-refused',
    'answer-digest',
    'bank-account-changed',
    'gift-returned',
  ],
  ...['archive-expiring-host', 'erase-date', 'erase-notice', 'erase-done', 'postponed', 'canceled'],
  ...['password-reset-guest', 'rsvp-live', 'rsvp-archive', 'rsvp-absence', 'magic-link'],
  ...['reminder-week', 'reminder-day', 'reminder-hour', 'live-delayed', 'live-started', 'live-emergency'],
  ...['archive-open', 'archive-expiring', 'thank-you', 'postponed', 'postponed', 'canceled', 'notice', 'erase-done'],
  ...[
    'gift-receipt',
    'archive-receipt',
    'payment-returned',
    ...['gift-digest', 'bank-account-request', 'amount-fixed', 'amount-fixed', 'deposited', 'deposit-failed'],
    ...['amount-fixed-facility', 'deposit-failed-facility', 'payment-error'],
    'staff-invite',
    'direct-account',
    'staff-emergency',
    'staff-live-error',
    'payment-difference',
    'comparison-late',
  ],
  ...[
    'login-failures',
    'email-confirm',
    'email-changed',
    'login-failures',
    'guest-email-confirm',
    'guest-email-changed',
  ],
];

/** Words that are taboo at a wedding. */
const AVOIDED = /切れ|切る|終わ|終了|別れ|離れ|重ね重ね|たびたび|くれぐれも|ますます|繰り返|最後|失う|閉じ|締切/;

const letterhead = { productName: 'Kotohogi', publicUrl: PUBLIC_URL };

test('given the mails of the server, then each has an example', () => {
  const features = path.join(import.meta.dirname, '../../apps/server/src/features');
  const read = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder }).map(file => readFileSync(path.join(folder, file), 'utf8'));
  const made = read(features, '*/mail*.ts').flatMap(source =>
    [...source.matchAll(/^export function (\w+Mail)\(/gm)].map(([, name]) => name),
  );
  const examples = read(import.meta.dirname, '*examples.ts').join('\n');
  expect(made.length).toBeGreaterThan(30);
  expect(made.filter(name => !examples.includes(`${name}(`))).toEqual([]);
});

describe.each(['ja', 'en'] as const)('given the mails in %s', language => {
  const mails = exampleMails({ people: PEOPLE[language], pattern: 'natural', language });

  test('when they are listed, then none is missing', () => {
    expect(mails.map(({ kind }) => kind)).toEqual(KINDS);
  });

  test.each(mails)('when $kind is rendered, then it has all its parts, and its dates are written out', mail => {
    const text = renderText(mail, letterhead);
    // Only a mail about an account has no wedding to name.
    const headline = mail.pattern === undefined ? [] : [mail.headline];
    for (const part of [mail.subject, mail.greeting, mail.contact, mail.reason, ...headline]) {
      expect(part).toMatch(/\S/);
      expect(part).not.toMatch(/undefined|null|NaN/);
    }
    // A mail about a login says everything in its paragraphs.
    if (mail.kind !== 'login-failures') expect(mail.facts.length).toBeGreaterThan(0);
    expect(mail.preview ?? mail.paragraphs[0]).not.toBe(mail.subject);
    expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(/\b20\d\d-\d\d-\d\d/);
    if (/December 24, 2026|2026年12月24日/.test(text) && mail.kind !== 'rsvp-absence')
      expect(text).toMatch(/Thursday, December 24, 2026, 13:00 \(Japan time\)|2026年12月24日（木）13:00（日本時間）/);
  });

  test.each(mails)('when $kind is sent, then it stays below the size at which mail programs truncate', mail => {
    // Gmail truncates mails larger than 102 kB.
    expect(Buffer.byteLength(renderHtml(mail, letterhead))).toBeLessThan(20_000);
  });

  test('when guests and names have the maximum length, then the same mails are written', () => {
    const long = exampleMails({ people: LONG_PEOPLE[language], pattern: 'stylish', language });
    expect(long.map(({ kind }) => kind)).toEqual(KINDS);
  });

  test('when they are rendered, then all patterns take turns, and some mails come in every one', () => {
    const seen = mailExamples(language);
    for (const kind of IN_EVERY_PATTERN)
      expect(seen.filter(mail => mail.kind === kind).map(({ pattern }) => pattern)).toEqual([...PATTERN_NAMES]);
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });
});

const LETTERS = { ja: '龍', en: 'a' } as const;

/** Names of 100 letters, one of them without a space; the last letters are emoji with joined parts. */
function hundredLetters(language: 'ja' | 'en') {
  const letter = LETTERS[language];
  const [firstName, lastName] = [letter.repeat(98) + '👩‍🎤'.repeat(2), letter.repeat(100)];
  const person = { lastName, firstName, lastNameRoman: lastName, firstNameRoman: firstName };
  const place = { facilityName: firstName, hallName: lastName };
  return { ...PEOPLE[language], couple: [person, person], ...place, host: firstName, guest: firstName };
}

test.each(['ja', 'en'] as const)(
  'given names of 100 letters, when a mail is listed in %s, then its subject still says what it is about',
  language => {
    const people = hundredLetters(language);
    for (const { kind, subject } of exampleMails({ people, pattern: 'natural', language })) {
      expect(subject.isWellFormed(), kind).toBe(true);
      // Names at the end may be hidden; names at the beginning leave room for the rest.
      const about = language === 'en' ? (subject.split('aaaaa')[0] ?? '') : subject.replace(/（[^（]*）$/, '');
      expect(about.length, subject).toBeLessThanOrEqual(language === 'en' ? 50 : 41);
      expect(subject.length, subject).toBeLessThanOrEqual(90);
    }
  },
);

test('given a wedding, then no mail in Japanese contains a taboo word', () => {
  for (const mail of exampleMails({ people: PEOPLE.ja, pattern: 'natural', language: 'ja' }))
    expect(`${mail.subject}\n${renderText(mail, letterhead)}`).not.toMatch(AVOIDED);
});

test('given a guest abroad, then every time of the ceremony is given in both time zones', () => {
  const people = { ...PEOPLE.en, timeZone: 'America/New_York' };
  for (const mail of exampleMails({ people, pattern: 'marine', language: 'en' })) {
    const ceremony = mail.facts.find(([label]) => label === 'Ceremony' || /date$/.test(label));
    if (mail.reader === undefined || !('attendantId' in mail.reader) || mail.kind === 'rsvp-absence') continue;
    if (ceremony !== undefined) expect(ceremony[1]).toContain('(your time)');
  }
});

test.each(['ja', 'en'] as const)(
  'given names entered by unverified users, then no mail in %s begins with them',
  language => {
    const name = 'You have won: prize.example';
    const people = { ...PEOPLE[language], guest: name };
    const mails = exampleMails({ people, pattern: 'natural', language });
    const led = mails.filter(({ subject, preview, headline, greeting, paragraphs }) =>
      [subject, preview, headline, greeting, ...paragraphs].some(text => text?.includes(name)),
    );
    expect(led.map(({ kind }) => kind)).toEqual([]);
  },
);
