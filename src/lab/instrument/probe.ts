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

interface Described {
  readonly texts: string;
  readonly role: string;
  readonly name: string;
}

const described = new WeakMap<Element, Described>();

/** Everything that a control's name is made of, as it stands in the page. */
const textsOf = (control: Element): string => {
  const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : [];
  const texts = [...labels].map(({ textContent }) => textContent);
  return [control.getAttribute('aria-label'), control.textContent, ...texts].join();
};

/** The role and name of a control. A name is worked out from styles too, and so only when its texts changed. */
function describe(control: Element): Described {
  const texts = textsOf(control);
  const known = described.get(control);
  if (known?.texts === texts) return known;
  const found = { texts, role: roleOf(control), name: nameOf(control) };
  described.set(control, found);
  return found;
}

/** What a visitor did to cause a DOM event. */
export function causeOf(event: Event): Cause | undefined {
  const control = controlOf(event);
  if (control === undefined) return undefined;
  const value = valueIn(control);
  const { role, name } = describe(control);
  return {
    by: event.type,
    role,
    name,
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
