// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

interface Holder {
  readonly handleEvent: (event: Event) => void;
}

const holders = new Map<string, Holder>();

beforeEach(async () => {
  vi.stubGlobal('addEventListener', (type: string, holder: Holder) => holders.set(type, holder));
  vi.resetModules();
  await import('#src/app/early/hold-input.ts');
});

const key = (name: string) =>
  new KeyboardEvent('keydown', { key: name, cancelable: true, bubbles: true });
const click = () => new MouseEvent('click', { cancelable: true, bubbles: true });

test.each([
  ['a submit', '<form></form>', () => new Event('submit', { cancelable: true }), true],
  ['a click on a button', '<button type="button"></button>', click, true],
  ['a click that submits', '<button></button>', click, true],
  ['Enter on a radio', '<input type="radio">', () => key('Enter'), true],
  ['an arrow on a radio', '<input type="radio">', () => key('ArrowDown'), true],
  ['Enter on a checkbox', '<input type="checkbox">', () => key('Enter'), true],
  ['a click on a radio', '<input type="radio">', click, false],
  ['a click on a checkbox', '<input type="checkbox">', click, false],
  ['Space on a checkbox', '<input type="checkbox">', () => key(' '), false],
  ['a key in a text box', '<input>', () => key('a'), false],
  ['Tab from a radio', '<input type="radio">', () => key('Tab'), false],
])('holds %s before the scripts have come, and prevents it: %j', (_, html, make, prevented) => {
  document.body.innerHTML = html;
  const event = make();
  const control = document.body.firstElementChild;
  control?.addEventListener(event.type, (heard) => holders.get(heard.type)?.handleEvent(heard));
  control?.dispatchEvent(event);
  expect(window.early.held.map(([held]) => held)).toEqual([event]);
  expect(event.defaultPrevented).toBe(prevented);
});
