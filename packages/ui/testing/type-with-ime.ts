/**
 * Types into a control the way an input method does: the text grows inside a composition and is settled by its end.
 * Answers what the control showed while the composition was open.
 */
export function typeWithIme(control: HTMLInputElement, steps: readonly string[]): string {
  const before = control.value;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  control.focus();
  control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  for (const step of steps) {
    control.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data: step }));
    setValue?.call(control, before + step);
    control.dispatchEvent(
      new InputEvent('input', { bubbles: true, data: step, inputType: 'insertCompositionText', isComposing: true }),
    );
  }
  const whileOpen = control.value;
  control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: steps.at(-1) ?? '' }));
  return whileOpen;
}
