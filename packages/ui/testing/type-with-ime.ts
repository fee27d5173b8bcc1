/**
 * Types into a control like an input method: the text grows inside a composition and is committed at its end. Returns
 * what the control showed during the composition.
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
