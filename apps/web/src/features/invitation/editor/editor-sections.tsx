import type { Language } from '@kotohogi/contract/texts/texts';
import { atJst, localDate } from '@kotohogi/domain/kernel/jst';
import { Chip, StateChip } from '@kotohogi/ui/chip';
import { DisclosureList, DisclosureSection } from '@kotohogi/ui/disclosure-section';
import type { ReactNode } from 'react';
import { joinedText } from '../../../shell/formats.office.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { CARD_PARTS, type CardPart } from '../page/card-facts.ts';
import { t } from '../t.ts';
import { CardPartPreview } from './card-part-preview.tsx';
import { DeadlineField } from './deadline-field.tsx';
import { cardOfDraft, type Draft } from './draft.ts';
import { GreetingsFields } from './greetings-fields.tsx';
import { GuideFields } from './guide-fields.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { ProgrammeFields } from './programme-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import type { Editor } from './use-editor.ts';

/** A short summary of a collapsed section. */
function summaryOf(part: CardPart, draft: Draft): string {
  switch (part) {
    case 'greetings':
      return '';
    case 'photos': {
      const count = [draft.mainPhoto, draft.subPhoto].filter(photo => photo !== null).length;
      return count === 0 ? t('invitation.none') : t('invitation.items', { n: count });
    }
    case 'startTimes':
      return draft.startTimes.length === 0
        ? t('invitation.none')
        : joinedText(
            'facts',
            draft.startTimes.map(({ label, time }) => `${label} ${time}`),
          );
    case 'replyDeadline': {
      const { replyDeadline } = cardOfDraft(draft, []);
      return replyDeadline === null ? t('invitation.none') : shortDateText(atJst(localDate(replyDeadline)));
    }
    default:
      return draft[part].length === 0 ? t('invitation.none') : t('invitation.items', { n: draft[part].length });
  }
}

function Aside({ editor, part }: { readonly editor: Editor; readonly part: CardPart }) {
  if (editor.partsInError.includes(part)) return <StateChip tone="bad">{t('invitation.check')}</StateChip>;
  if (editor.merged?.conflicts.includes(part)) return <StateChip tone="warn">{t('invitation.conflict')}</StateChip>;
  if (editor.changed.includes(part)) return <Chip tone="soft">{t('invitation.changed')}</Chip>;
  return editor.openParts.includes(part) ? null : summaryOf(part, editor.draft);
}

interface SectionsProps {
  readonly editor: Editor;
  /** Called when a part is being edited. */
  readonly onPart: (part: CardPart) => void;
  /** The language of the card preview. */
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

function Fields({
  part,
  editor,
  language,
  onLanguage,
}: Omit<SectionsProps, 'onPart'> & { readonly part: CardPart }): ReactNode {
  const isEnglish = language === 'en' && editor.draft.greetingsEn !== '';
  switch (part) {
    case 'greetings':
      return (
        <>
          <GreetingsFields editor={editor} onLanguage={onLanguage} />
          <CardPartPreview>
            <p lang={isEnglish ? 'en' : 'ja'}>{isEnglish ? editor.draft.greetingsEn : editor.draft.greetings}</p>
          </CardPartPreview>
        </>
      );
    case 'photos':
      return <PhotoFields editor={editor} />;
    case 'startTimes':
      return <TimeFields editor={editor} onLanguage={onLanguage} />;
    case 'programs':
      return <ProgrammeFields editor={editor} onLanguage={onLanguage} />;
    case 'replyDeadline':
      return <DeadlineField editor={editor} />;
    default:
      return <GuideFields editor={editor} part={part} onLanguage={onLanguage} />;
  }
}

/** The element id of a section, used by links from the home page. */
export const sectionId = (part: CardPart): string => `part-${part}`;

/** All parts of the invitation as collapsible sections, in the order of the card. */
export function EditorSections({ editor, language, onPart, onLanguage }: SectionsProps) {
  const note = (target: Element) => {
    const id = target.closest('section[id]')?.id;
    const part = CARD_PARTS.find(one => sectionId(one) === id);
    if (part !== undefined) onPart(part);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks the edited part; the controls are inside
    <div onFocus={event => note(event.target)}>
      <DisclosureList>
        {CARD_PARTS.map(part => (
          <DisclosureSection
            key={part}
            id={sectionId(part)}
            title={t(`invitation.part.${part}`)}
            aside={<Aside editor={editor} part={part} />}
            isOpen={editor.openParts.includes(part)}
            onOpenChange={isOpen => editor.setOpen(part, isOpen)}
          >
            <Fields part={part} editor={editor} language={language} onLanguage={onLanguage} />
          </DisclosureSection>
        ))}
      </DisclosureList>
    </div>
  );
}
