import { CardDay } from './card-day.tsx';
import type { CardProps } from './card-facts.ts';
import { CardGuides } from './card-guides.tsx';
import { insideTextIn } from './card-inside-texts.ts';
import { CardProfiles, hasProfiles } from './card-profiles.tsx';
import { CardProgramme } from './card-programme.tsx';
import { CardSection } from './card-section.tsx';
import styles from './invitation-view.module.css';

/** The content between the greeting and the reply link: the day, guides, program, profiles. */
export function CardInside(props: CardProps) {
  const { content, language } = props;
  const t = insideTextIn(language);
  return (
    <>
      <CardDay {...props} />
      {content.invitationGuides.length > 0 && (
        <CardSection part="invitationGuides" latin="Information" title={t('guide')}>
          <CardGuides items={content.invitationGuides} />
        </CardSection>
      )}
      {content.programs.length > 0 && <CardProgramme {...props} />}
      {content.contents.length > 0 && (
        <section className={styles.section} data-part="contents">
          <CardGuides items={content.contents} />
        </section>
      )}
      {hasProfiles(content) && (
        <CardSection latin="Profile" title={t('profile')}>
          <CardProfiles {...props} />
        </CardSection>
      )}
      {content.attendanceGuides.length > 0 && (
        <CardSection part="attendanceGuides" latin="Joining us" title={t('attending')}>
          <CardGuides items={content.attendanceGuides} />
        </CardSection>
      )}
    </>
  );
}
