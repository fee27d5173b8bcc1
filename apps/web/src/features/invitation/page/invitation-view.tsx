import { fill } from '@kotohogi/contract/texts/fill';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { fullName } from '@kotohogi/domain/profile/full-name';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import { artwork } from '@kotohogi/themes/artwork';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNameFonts } from '../use-name-fonts.ts';
import { datesOf } from './card-dates.ts';
import { type CardProps, cardTitle } from './card-facts.ts';
import { CardHero } from './card-hero.tsx';
import { CardSection } from './card-section.tsx';
import { cardTextIn } from './card-texts.ts';
import styles from './invitation-view.module.css';

// Below the fold: the hero loads first.
const CardInside = lazy(async () => ({ default: (await import('./card-inside.tsx')).CardInside }));

const RubyName = lazy(async () => ({ default: (await import('./ruby-name.tsx')).RubyName }));

export interface InvitationViewProps extends CardProps {
  /** The reply button or text; shown in the hero and in the footer. */
  readonly reply?: ReactNode;
}

function Greetings({ content, language }: CardProps) {
  const isEnglish = language === 'en' && content.greetingsEn !== '';
  const lines = (isEnglish ? content.greetingsEn : content.greetings).split('\n');
  const named = content.profiles.filter(person => fullName(nameOf(person), language) !== '');
  return (
    <section className={styles.greetings} data-part="greetings">
      <p className={styles.text} lang={isEnglish ? 'en' : 'ja'}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and no state
          <span key={at}>{line}</span>
        ))}
      </p>
      {named.length > 0 && (
        <p className={styles.signature}>
          {named.map(person => (
            <span key={person.type}>
              <Suspense fallback={fullName(nameOf(person), language)}>
                <RubyName person={person} language={language} />
              </Suspense>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function Reply({ content, facts, language, reply }: InvitationViewProps) {
  const t = cardTextIn(language);
  const { replyDeadline } = content;
  const deadline = replyDeadline === null ? null : datesOf(language).dateText(atJst(localDate(replyDeadline)));
  return (
    <CardSection part="replyDeadline" latin="R.S.V.P." title={t('reply')}>
      {!facts.isReplyClosed && (
        <p className={styles.deadline}>{deadline === null ? t('replyAny') : fill(t('replyBy'), { date: deadline })}</p>
      )}
      {!facts.isCalledOff && Date.now() < facts.startsAt && <p className={styles.changeable}>{t('changeable')}</p>}
      {reply}
    </CardSection>
  );
}

/**
 * The invitation as guests see it, on the paper of the wedding's pattern. Fills its container: a phone, a desktop, or
 * the preview in the editor.
 */
export function InvitationView(props: InvitationViewProps) {
  useNameFonts();
  const { content, language, pattern, reply } = props;
  const photo = content.subPhoto;
  const names = cardTitle(content).join(' & ');
  const rule = <span className={styles.rule} style={{ '--picture': `url('${artwork(pattern, 'divider')}')` }} />;
  return (
    <article className={styles.card} data-theme={pattern} data-density="guest" lang={language}>
      <CardHero {...props} reply={reply} />
      <Greetings {...props} />
      {photo !== null && (
        <figure className={styles.photo} data-part="photos">
          <img
            {...photo.img}
            width={photo.width}
            height={photo.height}
            alt={fill(cardTextIn(language)('photo'), { names })}
            loading="lazy"
          />
        </figure>
      )}
      {rule}
      <Suspense fallback={<div className={styles.coming} />}>
        <CardInside {...props} />
      </Suspense>
      {rule}
      <Reply {...props} />
      <span className={styles.lowerCorner} style={{ '--picture': `url('${artwork(pattern, 'corner-foot')}')` }} />
    </article>
  );
}
