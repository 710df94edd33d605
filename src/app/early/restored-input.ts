import type { Control, HeldInput } from './held-input.ts';

/** Whether a field has another value than it was served with. */
function differs(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

export const isToggle = (control: Element): boolean =>
  control.matches('[type=radio], [type=checkbox]');

/**
 * What a browser restored or filled in without an event, as if a visitor had typed or pressed it.
 * Call it before React renders again, which resets fields to what the machines know.
 */
export function restoredInput(held: readonly HeldInput[]): readonly HeldInput[] {
  const used = new Set(held.map(([{ type }, control]) => /input|click/.test(type) && control));
  return [...document.querySelectorAll<Control>('input, select, textarea')]
    .filter((control) => differs(control) && !used.has(control))
    .map((control) => {
      const event = new Event(isToggle(control) ? 'click' : 'input');
      return [event, control, control.value, control.checked];
    });
}
