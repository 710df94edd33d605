// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { replayInput, rememberControls } from '#src/app/early/replay-input.ts';

const control = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (found === null) throw new Error(`The page has no field ${name}.`);
  return found;
};

/** What the page's own listeners get, in order. */
let handedOn: string[] = [];

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="name"><input name="email"><textarea name="message"></textarea>
    <select name="town"><option value="">Any</option><option>Napier</option></select>
    <input type="checkbox" name="agreed"><input type="radio" name="urgency" value="soon">
  </form>`;
  window.early = { held: [], on: true, discard: () => {} };
  handedOn = [];
  for (const type of ['input', 'click']) {
    document.forms[0]?.addEventListener(type, ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const isToggle =
        target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
      if ((type === 'click') !== isToggle) return;
      handedOn.push(`${target.name} ${isToggle ? target.checked : target.value}`);
    });
  }
});

/** A visitor types before the scripts have come. */
function typeEarly(name: string, value: string): void {
  const field = control(name);
  field.value = value;
  window.early.held.push([new Event('input'), field, value, field.checked]);
}

test('hands on once what a browser restored, before what was typed', async () => {
  control('message').value = 'Kia ora';
  control('agreed').checked = true;
  control('urgency').checked = true;
  typeEarly('name', 'Mere');
  rememberControls();
  await replayInput();
  expect(handedOn).toEqual(['message Kia ora', 'agreed true', 'urgency true', 'name Mere']);
  await replayInput();
  expect(handedOn).toHaveLength(4);
});

test('hands on a list that a browser restored', async () => {
  const list = document.querySelector('select');
  let chosen = '';
  list?.addEventListener('change', () => (chosen = list.value));
  if (list) list.value = 'Napier';
  rememberControls();
  await replayInput();
  expect(chosen).toBe('Napier');
});

test('hands on the last state of each run of typing', async () => {
  typeEarly('name', 'M');
  typeEarly('name', 'Me');
  typeEarly('email', 'me');
  typeEarly('name', 'Mere');
  rememberControls();
  await replayInput();
  expect(handedOn).toEqual(['name Me', 'email me', 'name Mere']);
});
