import type { Probe } from '#statelab/tape/session.ts';
import type { Cause } from '#statelab/tape/tape.ts';
import { controls, nameOf, roleOf } from './accessible-name.ts';

/** Where a DOM event came from; a form's is its button. */
const originOf = (event: Event): EventTarget | null =>
  event instanceof SubmitEvent && event.submitter !== null ? event.submitter : event.target;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const typedInto: readonly string[] = ['textbox', 'searchbox', 'spinbutton'];

/** The control as a field that is filled in, if it is one. */
function fieldOf(control: Element): Field | undefined {
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
    return control;
  }
  const isTyped = control instanceof HTMLInputElement && typedInto.includes(roleOf(control));
  return isTyped ? control : undefined;
}

interface Described {
  readonly role: string;
  readonly name: string;
  readonly field: Field | undefined;
}

/** What is known of the control at, or around, each origin of events, until a text of its name changes. */
const described = new WeakMap<EventTarget, Described>();

const namingAttributes = ['alt', 'aria-hidden', 'aria-label', 'aria-labelledby', 'hidden', 'title'];

function labelsOf(control: Element): readonly Element[] {
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : [];
  return [...labels, ...ids.map((id) => document.getElementById(id))].filter(
    (label) => label instanceof Element,
  );
}

/** Works out the role and name of an origin's control, and forgets them when its texts or its labels change. */
function describe(origin: Element, control: Element): Described {
  const found = { role: roleOf(control), name: nameOf(control), field: fieldOf(control) };
  described.set(origin, found);
  const observer = new MutationObserver(() => {
    described.delete(origin);
    observer.disconnect();
  });
  for (const part of [control, ...labelsOf(control)]) {
    observer.observe(part, {
      attributeFilter: namingAttributes,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }
  return found;
}

/** What a visitor did to cause a DOM event, with a control that held this value by then. */
function causeOf(event: Event, { role, name }: Described, value: string | undefined): Cause {
  return {
    by: event.type,
    role,
    name,
    ...(value === undefined ? {} : { value }),
    ...(event instanceof KeyboardEvent ? { key: event.key } : {}),
  };
}

/**
 * Notes what the visitor is doing. As a name is worked out from styles, too, a control that
 * is not known yet is looked at in a microtask, which comes before React changes the page for
 * the event: a machine's step is not kept waiting.
 */
export function probeEvent(): Probe | undefined {
  const { event } = window;
  if (event === undefined) return undefined;
  const { timeStamp: at } = event;
  const origin = originOf(event);
  const known = origin === null ? undefined : described.get(origin);
  if (known !== undefined) return { at, cause: causeOf(event, known, known.field?.value) };
  if (!(origin instanceof Element)) return { at, cause: undefined };
  const control = origin.closest(controls) ?? origin;
  const value = fieldOf(control)?.value;
  const probe: { at: number; cause: Cause | undefined } = { at, cause: undefined };
  queueMicrotask(() => {
    probe.cause = causeOf(event, describe(origin, control), value);
  });
  return probe;
}
