import type { InvitationCard } from '@kotohogi/contract/invitation';
import type { Language } from '@kotohogi/contract/texts/texts';
import { guideIn, startTimesIn } from '@kotohogi/domain/invitation/second-language';
import { Button } from '@kotohogi/ui/button';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../../shell/clock/use-debounced.ts';
import type { CoupleInfo } from '../api.ts';
import { useCouple } from '../couple-context.ts';
import type { CardPart } from '../page/card-facts.ts';
import { cardTextIn } from '../page/card-texts.ts';
import { InvitationView } from '../page/invitation-view.tsx';
import { t } from '../t.ts';
import styles from './card-preview.module.css';
import { cardOfDraft, type Draft } from './draft.ts';

/** The preview updates after this pause in typing. */
const FOLLOW_MS = 150;

export interface CardPreviewProps {
  readonly draft: Draft;
  /** The part being edited: highlighted and scrolled into view. */
  readonly part: CardPart | undefined;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** A part of the preview was clicked: opens its section. */
  readonly onChoose: (part: string) => void;
}

/** Scrolls the edited part to the center of the preview, without scrolling the page. */
function useFollow(part: CardPart | undefined, deps: readonly unknown[]) {
  const place = useRef<HTMLDivElement>(null);
  // Runs again whenever the content of the preview changes.
  useEffect(() => {
    const frame = place.current;
    for (const old of frame?.querySelectorAll('[data-edited]') ?? []) old.removeAttribute('data-edited');
    const target = part === undefined ? null : frame?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    if (!frame || !target) return;
    target.setAttribute('data-edited', '');
    const { top, height } = target.getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    const above = Math.max(24, (box.height - height) / 2);
    frame.scrollTo({ top: frame.scrollTop + top - box.top - above, behavior: 'smooth' });
  }, [part, ...deps]);
  return place;
}

/** The card guests would get from a draft in the page's language, as the server builds it. */
function contentOf(draft: Draft, { invitation }: CoupleInfo, language: Language): InvitationCard {
  const card = cardOfDraft(draft, invitation.profiles);
  const guides = (items: InvitationCard['contents']) => items.map(item => guideIn(item, language));
  return {
    ...card,
    startTimes: startTimesIn(card.startTimes, language),
    invitationGuides: guides(card.invitationGuides),
    attendanceGuides: guides(card.attendanceGuides),
    contents: guides(card.contents),
  };
}

/** The invitation as guests will see it: on a phone, or on a scaled-down desktop. */
export function CardPreview({ draft, part, language, onLanguage, onChoose }: CardPreviewProps) {
  const couple = useCouple();
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  const shown = useDebounced(draft, FOLLOW_MS);
  const place = useFollow(part, [shown, device, language]);
  return (
    <section className={styles.preview} aria-label={t('invitation.mode.preview')}>
      <div className={styles.switches}>
        <SegmentedControl
          label={t('invitation.device')}
          segments={[
            { value: 'phone', label: t('invitation.device.phone'), icon: 'smartphone' },
            { value: 'desktop', label: t('invitation.device.desktop'), icon: 'monitor' },
          ]}
          value={device}
          onChange={setDevice}
        />
        <SegmentedControl
          label={t('invitation.language')}
          segments={[
            { value: 'ja', label: t('invitation.language.ja') },
            { value: 'en', label: t('invitation.language.en') },
          ]}
          value={language}
          onChange={onLanguage}
        />
      </div>
      <div className={styles.device} data-device={device}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer shortcut; the sections are accessible */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div
          ref={place}
          className={styles.screen}
          onClick={event => {
            if (!(event.target instanceof Element)) return;
            const chosen = event.target.closest<HTMLElement>('[data-part]')?.dataset.part;
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          <div className={styles.paper}>
            <InvitationView
              content={contentOf(shown, couple, language)}
              facts={couple}
              language={language}
              pattern={couple.designPattern}
              reply={
                <Button variant="filled" size="large" excludeFromTabOrder>
                  {cardTextIn(language)('answer')}
                </Button>
              }
            />
          </div>
        </div>
      </div>
      <p className={styles.note}>{t('invitation.follows')}</p>
    </section>
  );
}
