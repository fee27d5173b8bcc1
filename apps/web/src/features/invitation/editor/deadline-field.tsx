import { deadlineRange } from '@kotohogi/domain/invitation/decide';
import { instant } from '@kotohogi/domain/kernel/instant';
import { DateField } from '@kotohogi/ui/date-field';
import { useCouple } from '../couple-context.ts';
import { t } from '../t.ts';
import type { Editor } from './use-editor.ts';

/** The deadline for replies. */
export function DeadlineField({ editor }: { readonly editor: Editor }) {
  const { startsAt } = useCouple();
  const { min, max } = deadlineRange(instant(startsAt), instant(Date.now()));
  return (
    <DateField
      label={t('invitation.deadline.label')}
      hint={t('invitation.deadline.hint')}
      showOptional
      min={min}
      max={max}
      value={editor.draft.replyDeadline}
      onChange={replyDeadline => editor.change({ replyDeadline })}
      onBlur={() => editor.touch('replyDeadline')}
      errorMessage={editor.errorOf('replyDeadline')}
    />
  );
}
