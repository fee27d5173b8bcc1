import type { OrganizerProfile } from '@kotohogi/contract/profile';
import type { Language } from '@kotohogi/contract/texts/texts';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { titleName } from '@kotohogi/domain/profile/names';
import { roleOf } from '@kotohogi/domain/profile/role';
import { writtenIn } from '../../../shell/i18n/written-in.ts';
import { datesOf } from './card-dates.ts';
import type { CardProps } from './card-facts.ts';
import { type InsideText, insideTextIn } from './card-inside-texts.ts';
import styles from './card-profiles.module.css';
import { RubyName } from './ruby-name.tsx';

type Line = readonly [word: InsideText, value: string];

type Answer = 'birthplace' | 'hobby' | 'personality' | 'whatILike' | 'favoriteFood' | 'whatIWantToDo' | 'oneWord';

/** An answer in the reader's language; without one in English, as first written. */
const answerIn = (language: Language, person: OrganizerProfile, name: Answer): string =>
  (language === 'en' && person[`${name}En`]) || person[name];

/** The lines of a profile, in display order, without empty ones. The year of birth stays private. */
function linesOf(person: OrganizerProfile, language: Language): readonly Line[] {
  const birthday = person.birthday === null ? '' : datesOf(language).monthDayText(atJst(localDate(person.birthday)));
  const bloodType = person.bloodType === '' || language === 'en' ? person.bloodType : `${person.bloodType}型`;
  const answer = (name: Exclude<Answer, 'oneWord'>): Line => [name, answerIn(language, person, name)];
  const lines: readonly Line[] = [
    ['birthday', birthday],
    answer('birthplace'),
    ['bloodType', bloodType],
    ...(['hobby', 'personality', 'whatILike', 'favoriteFood', 'whatIWantToDo'] as const).map(answer),
  ];
  return lines.filter(([, value]) => value !== '');
}

/** Whether any profile contains more than a name. */
export function hasProfiles({ profiles }: CardProps['content']): boolean {
  return profiles.some(person => linesOf(person, 'ja').length > 0 || person.oneWord !== '');
}

function PersonCard({ person, language }: { readonly person: OrganizerProfile; readonly language: Language }) {
  const t = insideTextIn(language);
  const name = nameOf(person);
  const lines = linesOf(person, language);
  const word = answerIn(language, person, 'oneWord');
  const role = roleOf(person);
  // 新郎 and 新婦 have English labels too, even if the couple chose the roles themselves.
  const isOwnWord = role === 'other' || (language === 'ja' && person.label !== '');
  const label = isOwnWord ? person.label : t(role);
  return (
    <article className={styles.person} data-colour={person.colour}>
      <p className={styles.label} lang={writtenIn(label)}>
        {label}
      </p>
      <p className={styles.latin}>{titleName(name)}</p>
      <h3 className={styles.name}>
        <RubyName person={person} language={language} />
      </h3>
      {word !== '' && (
        <p className={styles.word} lang={writtenIn(word)}>
          {word}
        </p>
      )}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(([key, value]) => (
            <div key={key} className={styles.line}>
              <dt>{t(key)}</dt>
              <dd lang={writtenIn(value)}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

/** The two profiles, side by side where there is room. */
export function CardProfiles({ content, language }: Pick<CardProps, 'content' | 'language'>) {
  return (
    <div className={styles.pair}>
      {content.profiles.map(person => (
        <PersonCard key={person.id} person={person} language={language} />
      ))}
    </div>
  );
}
