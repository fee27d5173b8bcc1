import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './calendar.module.css';
import { stepTarget, viewOf } from './calendar-machine.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import type { CalendarModel } from './use-calendar.ts';

/** One step back or forward; it stays focusable at the limit, so that the focus is not lost there. */
function StepButton({ model, by }: { readonly model: CalendarModel; readonly by: -1 | 1 }): ReactNode {
  const { calendar } = useKitMessages();
  const { state, rules } = model;
  const isBlocked = stepTarget(state, by, rules.limits) === null;
  const names =
    state.mode === 'month' ? [calendar.previousYear, calendar.nextYear] : [calendar.previousMonth, calendar.nextMonth];
  return (
    <button
      type="button"
      className={styles.step}
      hidden={state.mode === 'year'}
      aria-label={by < 0 ? names[0] : names[1]}
      aria-disabled={isBlocked || undefined}
      onClick={() => model.step(by)}
    >
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
}

/** The year or the month in the label: opens and closes their list. */
function LabelButton({ model, mode }: { readonly model: CalendarModel; readonly mode: 'month' | 'year' }): ReactNode {
  const { calendar } = useKitMessages();
  const texts = useCalendarTexts();
  const { year, month } = viewOf(model.state);
  const [text, task] =
    mode === 'year' ? [texts.year(year), calendar.chooseYear] : [texts.month(month), calendar.chooseMonth];
  const isOpen = model.state.mode === mode;
  return (
    <button
      type="button"
      className={styles.label}
      aria-label={texts.join([text, task])}
      aria-expanded={isOpen}
      onClick={() => model.go({ type: 'toggle', mode })}
    >
      {text}
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
    </button>
  );
}

/** The month shown, the buttons to change it, and a live region that announces it. */
export function CalendarHeader({ model }: { readonly model: CalendarModel }): ReactNode {
  const { calendar } = useKitMessages();
  const texts = useCalendarTexts();
  const { mode } = model.state;
  const { year, month } = viewOf(model.state);
  const spoken = {
    day: texts.monthLabel(year, month),
    month: texts.join([texts.year(year), calendar.chooseMonth]),
    year: calendar.chooseYear,
  };
  const order = model.rules.initialMode === 'month' ? (['year'] as const) : texts.labelOrder;
  return (
    <div className={styles.header}>
      <StepButton model={model} by={-1} />
      <div className={styles.labels}>
        {order.map(part => (
          <LabelButton key={part} model={model} mode={part} />
        ))}
      </div>
      <StepButton model={model} by={1} />
      <VisuallyHidden live="polite">{spoken[mode]}</VisuallyHidden>
    </div>
  );
}
