import type { Cause } from '#statelab/tape/tape.ts';
import { controls, nameOf, roleOf } from './accessible-name.ts';

const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) || element.matches('input');

/** The control of a role and name; of several, the first one that can be seen. */
function findControl({ role, name }: Cause): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) => roleOf(element) === role && nameOf(element) === name,
  );
  return found.find(isShown) ?? found[0];
}

/**
 * Puts a value into a field as typing does, so that React hears of it: also of one that stands
 * there already, for React remembers only what is set on the element itself.
 */
function enter(control: HTMLElement, value: string): void {
  const field = Object.getPrototypeOf(control);
  const options = control instanceof HTMLSelectElement ? [...control.options] : [];
  const entered = options.find(({ label }) => label === value)?.value ?? value;
  if ('value' in control) control.value = entered === '' ? '0' : '';
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(control, entered);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const press = (control: HTMLElement, key: string): boolean =>
  control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/**
 * Does to the page what a visitor did: clicks, types, leaves a field, presses a key. False
 * where the page has no such control now.
 */
export function performCause(cause: Cause): boolean {
  const { by, key, value } = cause;
  if (key !== undefined) {
    const { activeElement } = document;
    const control = findControl(cause) ?? activeElement;
    return control instanceof HTMLElement && (press(control, key), true);
  }
  const control = findControl(cause);
  if (control === undefined) return false;
  if (by === 'focusin') control.focus();
  else if (by === 'focusout') {
    control.focus();
    control.blur();
  } else if (value === undefined) control.click();
  else enter(control, value);
  return true;
}
