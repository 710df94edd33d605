import type { Cause } from '#statelab/tape/tape.ts';
import { controls, nameOf, roleOf } from './accessible-tree.ts';

const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) || element.matches('input');

/** The first control of a role and name, visible ones first. */
function findControl({ role, name }: Cause): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) => roleOf(element) === role && nameOf(element) === name,
  );
  return found.find(isShown) ?? found[0];
}

/**
 * Enters a value as typing does. React ignores a value that it has already tracked: the field first
 * gets another one.
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
 * Repeats a visitor's action: clicks, types, blurs a field, presses a key. Returns false if the page
 * has no such control.
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
