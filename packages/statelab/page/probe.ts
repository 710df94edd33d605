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

type Described = ReturnType<typeof describe>;

/** Caches the control of each event target until its name may change. */
const described = new WeakMap<EventTarget, Described>();

const namingAttributes = ['alt', 'aria-hidden', 'aria-label', 'aria-labelledby', 'hidden', 'title'];

function labelsOf(control: Element): readonly Element[] {
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : [];
  return [...labels, ...ids.map((id) => document.getElementById(id))].filter(
    (label) => label instanceof Element,
  );
}

/** Computes and caches the role and name of a control. Changes of its texts or labels clear the cache. */
function describe(origin: Element, control: Element) {
  const found = {
    role: roleOf(control),
    name: computeAccessibleName(control),
    field: fieldOf(control),
  };
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
 * Returns what the visitor is doing. Computing a name reads styles and is slow. So a new control is
 * described in a microtask, after the machine's step and before React's render.
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
