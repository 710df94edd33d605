import type { Control, EarlyInput, HeldInput } from './held-input.ts';

/** The controls of the page, in order. */
const findControls = (): readonly Control[] => [
  ...document.querySelectorAll<Control>('button, form, input, select, textarea'),
];

const findDetails = (): readonly HTMLDetailsElement[] => [...document.querySelectorAll('details')];

/**
 * Finds the control in the place of a served one, which is the same unless React has rendered a
 * changed page again. Returns undefined if there is none of its kind.
 */
function currentControls(): (control: Control) => Control | undefined {
  const { served = [] } = window.early;
  const current = findControls();
  const kindOf = ({ localName, type, name }: Control): string => [localName, type, name].join();
  return (control) => {
    if (control.isConnected) return control;
    const successor = current[served.indexOf(control)];
    return successor && kindOf(successor) === kindOf(control) ? successor : undefined;
  };
}

/** True if a field's value is not the one it was served with. */
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

const isToggle = (control: Element): boolean => control.matches('[type=radio], [type=checkbox]');

/** The values that a browser restored or filled in without an event, as events of a visitor. */
const filledIn = (controls: readonly Control[]): readonly HeldInput[] =>
  controls.filter(differs).map((control) => {
    const event = new Event(isToggle(control) ? 'click' : 'input');
    return [event, control, control.value, control.checked];
  });

/** Values that were filled in without an event, and not changed since. */
function restoredInput({ held, filled = [] }: EarlyInput): readonly HeldInput[] {
  const used = new Set(held.map(([{ type }, control]) => /input|click/.test(type) && control));
  return filled.filter(([, control]) => !used.has(control));
}

/**
 * Remembers the controls of the served page and what they were filled in with. Call it before React
 * renders, which may replace them, and resets fields to what the machines know.
 */
export function rememberControls(): void {
  const { early } = window;
  early.served = findControls();
  early.filled = filledIn(early.served);
  early.opened = findDetails().flatMap(({ open }, place) => (open ? [place] : []));
  early.focused = early.served.find((control) => control === document.activeElement);
}

const maxPresses = 50;

const isPress = ([event, control]: HeldInput): boolean =>
  event.defaultPrevented || (event.type === 'click' && isToggle(control));

const isTyping = ([{ type }, control]: HeldInput): boolean =>
  type === 'input' && !isToggle(control);

/** True for events that neither press nor type: a blur, and Escape. */
const isBlurOrEscape = ([event]: HeldInput): boolean =>
  event.type === 'focusout' || ('key' in event && event.key === 'Escape');

/** The input to replay: the first presses, and the last state of each run of typing. */
function inputToReplay(held: readonly HeldInput[]): readonly HeldInput[] {
  let presses = 0;
  return held
    .filter((each) =>
      isPress(each) ? (presses += 1) <= maxPresses : isTyping(each) || isBlurOrEscape(each),
    )
    .filter((each, index, all) => {
      const next = all[index + 1];
      return !(isTyping(each) && next && isTyping(next) && next[1] === each[1]);
    });
}

/**
 * Types a value as a visitor does. React ignores an event after which a field has the value that
 * was last set, so another one is set first, and this one past React.
 */
function typeInto(control: Control, value: unknown): void {
  control.value = `${String(value)}0`;
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Replays it. Skips elements that are no longer on the page. */
function replay([event, control, value, checked]: HeldInput): void {
  if (event.type === 'input') typeInto(control, value);
  else if (event.type === 'submit') control.requestSubmit?.();
  else if (event.type === 'click') {
    if (isToggle(control)) control.checked = !checked;
    control.click();
  } else control.dispatchEvent(event);
}

/**
 * Waits until machines have started or responded, and React has rendered. Takes only microtasks, so
 * that no key is typed meanwhile into a field that React has just reset.
 */
async function settle(turns = 20): Promise<void> {
  await Promise.resolve();
  if (turns > 1) await settle(turns - 1);
}

/**
 * Waits until nothing is pressed. The input to replay may change the page, and so move the pressed
 * control away from the pointer and lose the press.
 */
async function pressEnd(): Promise<void> {
  if (document.querySelector(':active') === null) return;
  await new Promise(requestAnimationFrame);
  await pressEnd();
}

/**
 * Replays the held input in order, once nothing is pressed. Call it when React has hydrated the page
 * and has started its machines.
 */
export async function replayInput(): Promise<void> {
  const { early } = window;
  await pressEnd();
  if (!early.on) return;
  early.on = false;
  const controlNow = currentControls();
  const { focused } = early;
  if (focused?.isConnected === false) {
    // Browsers differ in whether the removal of a focused control counts as leaving it.
    if (early.held.at(-1)?.[0].type === 'focusout') early.held.pop();
    controlNow(focused)?.focus({ preventScroll: true });
  }
  if (early.served?.[0]?.isConnected === false) {
    const details = findDetails();
    for (const place of early.opened ?? []) details[place]?.toggleAttribute('open', true);
  }
  const input = inputToReplay([...restoredInput(early), ...early.held]).flatMap<HeldInput>(
    ([event, control, ...values]) => {
      const now = controlNow(control);
      return now ? [[event, now, ...values]] : [];
    },
  );
  await settle();
  for (const each of input) {
    replay(each);
    await settle();
  }
}
