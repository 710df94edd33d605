import type { Probe } from '#src/lab/tape/session.ts';
import type { Cause } from '#src/lab/tape/tape.ts';
import { controls, nameOf, roleOf } from './accessible-name.ts';

/** The control that an event is about: the one it came from, or around that; a form's is its button. */
function controlOf(event: Event): Element | undefined {
  if (event instanceof SubmitEvent && event.submitter !== null) return event.submitter;
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  return target.closest(controls) ?? target;
}

function valueIn(control: Element): string | undefined {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
    return control.value;
  }
  const isTyped = ['textbox', 'searchbox', 'spinbutton'].includes(roleOf(control));
  return isTyped && control instanceof HTMLInputElement ? control.value : undefined;
}

/** What a visitor did to cause a DOM event. */
export function causeOf(event: Event): Cause | undefined {
  const control = controlOf(event);
  if (control === undefined) return undefined;
  const value = valueIn(control);
  return {
    by: event.type,
    role: roleOf(control),
    name: nameOf(control),
    ...(value === undefined ? {} : { value }),
    ...(event instanceof KeyboardEvent ? { key: event.key } : {}),
  };
}

/**
 * Notes the DOM event that is being handled. Its control is looked at in a microtask, which
 * comes before React changes the page for it, so that a machine's step is not kept waiting.
 */
export function probeEvent(): Probe | undefined {
  const { event } = window;
  if (event === undefined) return undefined;
  const probe: { cause: Cause | undefined } = { cause: undefined };
  queueMicrotask(() => {
    probe.cause = causeOf(event);
  });
  return probe;
}
