import { programTitleInEnglish } from '@kotohogi/domain/invitation/defaults';
import { startTimesInEnglish } from '@kotohogi/domain/invitation/time-labels';
import type { EnglishField } from './english-fields.tsx';
import type { Editor } from './use-editor.ts';

type Part = 'startTimes' | 'programs' | 'invitationGuides' | 'contents' | 'attendanceGuides';
type Name = 'labelEn' | 'titleEn' | 'textEn';

const stockOf = (title: string) => {
  const stock = programTitleInEnglish(title);
  return stock === title ? undefined : stock;
};
const stockLabel = (label: string) => {
  const stock = startTimesInEnglish([{ label }])[0]?.label;
  return stock === label ? undefined : stock;
};

/** Changes one English text of one item in the latest draft. */
function change(editor: Editor, part: Part, at: { readonly id: string; readonly name: Name }, value: string): void {
  editor.change(now => ({
    [part]: now[part].map(item => (item.id === at.id ? { ...item, [at.name]: value } : item)),
  }));
}

/** The English labels of the times of the day. */
export function timeLines(editor: Editor): EnglishField[] {
  return editor.draft.startTimes.map(({ id, label, labelEn = '' }, index) => ({
    path: `startTimes.${index}.labelEn`,
    first: label,
    value: labelEn,
    stock: stockLabel(label),
    onChange: value => change(editor, 'startTimes', { id, name: 'labelEn' }, value),
  }));
}

/** The English titles and texts of a section's items. */
export function itemLines(editor: Editor, part: Exclude<Part, 'startTimes'>): EnglishField[] {
  return editor.draft[part].flatMap(({ id, title, text, titleEn = '', textEn = '' }, index) => [
    {
      path: `${part}.${index}.titleEn`,
      first: title,
      value: titleEn,
      stock: part === 'programs' ? stockOf(title) : undefined,
      onChange: (value: string) => change(editor, part, { id, name: 'titleEn' }, value),
    },
    {
      path: `${part}.${index}.textEn`,
      first: text,
      value: textEn,
      isLong: true,
      onChange: (value: string) => change(editor, part, { id, name: 'textEn' }, value),
    },
  ]);
}

/** Fills the empty fields of a section with stock translations. */
export function draftEnglish(editor: Editor, part: 'startTimes' | 'programs'): void {
  editor.change(now =>
    part === 'startTimes'
      ? { startTimes: now.startTimes.map(item => ({ ...item, labelEn: item.labelEn || stockLabel(item.label) })) }
      : { programs: now.programs.map(item => ({ ...item, titleEn: item.titleEn || stockOf(item.title) })) },
  );
}
