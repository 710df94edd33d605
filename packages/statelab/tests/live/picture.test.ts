// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { takePicture } from '#statelab/live/picture.ts';

afterEach(() => document.body.replaceChildren());

/** The picture of a page with this body, as a page again. */
function pictured(body: string, use: () => void = () => undefined): Document {
  document.body.innerHTML = body;
  use();
  const { html } = takePicture(document, window);
  return new DOMParser().parseFromString(html, 'text/html');
}

test('a picture holds what was typed, ticked and chosen', () => {
  const body = `<input name="who"><textarea></textarea><input type="checkbox">
    <select><option>North</option><option>South</option></select>`;
  const copy = pictured(body, () => {
    const [who, tick] = document.querySelectorAll('input');
    if (who !== undefined) who.value = 'Aroha';
    if (tick !== undefined) tick.checked = true;
    for (const area of document.querySelectorAll('textarea')) area.value = 'A question';
    for (const list of document.querySelectorAll('select')) list.value = 'South';
  });
  expect(copy.querySelector('[name="who"]')?.getAttribute('value')).toBe('Aroha');
  expect(copy.querySelector('[type="checkbox"]')?.hasAttribute('checked')).toBe(true);
  expect(copy.querySelector('textarea')?.textContent).toBe('A question');
  expect(copy.querySelector('option[selected]')?.textContent).toBe('South');
});

test('a picture holds no password, and nothing that runs or leads elsewhere', () => {
  const body = `<h1>Sign in</h1><input type="password"><script>run()</script><iframe></iframe>
    <object></object><link rel="preload" href="/x"><meta http-equiv="refresh" content="0">`;
  const copy = pictured(body, () => {
    for (const field of document.querySelectorAll('input')) field.value = 'secret';
  });
  expect(copy.querySelector('h1')?.textContent).toBe('Sign in');
  expect(copy.documentElement.outerHTML).not.toContain('secret');
  expect(copy.querySelectorAll('script, iframe, object, link, meta')).toHaveLength(0);
});

test('a picture holds the rules that a script wrote into a style sheet', () => {
  const copy = pictured('<style></style>', () => {
    document.body.querySelector('style')?.sheet?.insertRule('h1 { color: green }');
  });
  expect(copy.body.querySelector('style')?.textContent).toContain('color: green');
});

test('a picture takes the styles of a page on which scripts run', () => {
  const styles = ['(scripting: enabled)', '(scripting)', '(scripting:none)'];
  const copy = pictured(`<style>${styles.map((on) => `@media ${on} {}`).join('')}</style>`);
  expect(copy.body.querySelector('style')?.textContent).toBe(
    '@media (min-width: 0) {}@media (min-width: 0) {}@media (width < 0) {}',
  );
});
