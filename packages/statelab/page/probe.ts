import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Probe } from '#statelab/tape/session.ts';
import { typedInto } from '#statelab/tape/mask.ts';
import type { Cause } from '#statelab/tape/tape.ts';

/** A selector for interactive elements. */
const controls = 'a[href], button, input, select, textarea, summary, [role]';

/** The explicit or implicit ARIA role; empty without one. */
const roleOf = (element: Element): string => getRole(element) ?? '';

/** The control that opens and closes details or a popover. */
const openerOf = (opened: Element): Element | null =>
  opened.querySelector(':scope > summary') ??
  document.querySelector(`[popovertarget="${CSS.escape(opened.id)}"]`);

/** The target of a DOM event; the button for a submit event, and the control for a toggle. */
function originOf(event: Event): EventTarget | null {
  if (event instanceof SubmitEvent && event.submitter !== null) return event.submitter;
  const { type, target } = event;
  return type === 'toggle' && target instanceof Element ? openerOf(target) : target;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control as a text field or select; undefined if it is neither. */
function fieldOf(control: Element): Field | undefined {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
    return control;
  }
  const isTyped = control instanceof HTMLInputElement && typedInto.has(roleOf(control));
  return isTyped ? control : undefined;
}

function causeOf(event: Event, control: Element, value: string | undefined): Cause {
  return {
    by: event.type,
    role: roleOf(control),
    name: computeAccessibleName(control),
    ...(value === undefined ? {} : { value }),
    ...(event instanceof KeyboardEvent ? { key: event.key } : {}),
  };
}

/**
 * Returns what the visitor is doing. Computing a name reads styles and is slow. So the control is
 * described in a microtask, after the machine's step and before React's render.
 */
export function probeEvent(): Probe | undefined {
  const { event } = window;
  if (event === undefined) return undefined;
  const origin = originOf(event);
  const probe: { at: number; cause: Cause | undefined } = { at: event.timeStamp, cause: undefined };
  if (!(origin instanceof Element)) return probe;
  const control = origin.closest(controls) ?? origin;
  const value = fieldOf(control)?.value;
  queueMicrotask(() => {
    probe.cause = causeOf(event, control, value);
  });
  return probe;
}
