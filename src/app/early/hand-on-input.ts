import type { Control, HeldInput } from './held-input.ts';
import { isToggle, restoredInput } from './restored-input.ts';

const maxPresses = 50;

const isPress = ([event, control]: HeldInput): boolean =>
  event.defaultPrevented || (event.type === 'click' && isToggle(control));

const isTyping = ([{ type }, control]: HeldInput): boolean =>
  type === 'input' && !isToggle(control);

/** Events around the use of a control that neither press nor type. */
const isAside = ([event]: HeldInput): boolean =>
  event.type === 'focusout' || ('key' in event && event.key === 'Escape');

/** The input to replay: the first presses, and the last state of each run of typing. */
function effective(held: readonly HeldInput[]): readonly HeldInput[] {
  let presses = 0;
  return held
    .filter((each) =>
      isPress(each) ? (presses += 1) <= maxPresses : isTyping(each) || isAside(each),
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
 * Lets machines start, or respond, and React render. All of it takes microtasks: no key is typed
 * in between into a field that React has just reset.
 */
async function settle(turns = 20): Promise<void> {
  await Promise.resolve();
  if (turns > 1) await settle(turns - 1);
}

/**
 * Does what was held, in order, as if it had come now. Call it when React has hydrated the page
 * and has started its machines.
 */
export async function handOnInput(): Promise<void> {
  const { early } = window;
  if (!early.on) return;
  early.on = false;
  const input = effective([...restoredInput(early.held), ...early.held]);
  await settle();
  for (const each of input) {
    replay(each);
    await settle();
  }
}
