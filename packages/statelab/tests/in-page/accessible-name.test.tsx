// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { controls, nameOf, roleOf } from '#statelab/in-page/controls.ts';

afterEach(cleanup);

const form = (
  <form aria-label="Quote">
    <label htmlFor="name">
      Full name <span hidden>(not read)</span>
    </label>
    <input id="name" />
    <label>
      <input type="radio" name="kind" value="company" /> Company
    </label>
    <span id="heading">Message</span>
    <textarea aria-labelledby="heading" />
    <label>
      Subject
      <select>
        <option>General</option>
      </select>
    </label>
    <input type="search" aria-label="Search the questions" />
    <button type="button">
      <svg aria-hidden="true" /> Send <strong>now</strong>
    </button>
    <a href="/quote">
      <img alt="Waymark" src="/icon.svg" />
    </a>
  </form>
);

test('a control is named and found as a screen reader does it', () => {
  const { container } = render(form);
  const named = [...container.querySelectorAll(controls)].map((control) => {
    const [role, name] = [roleOf(control), nameOf(control)];
    expect(screen.getByRole(role, { name })).toBe(control);
    return `${role} ${name}`;
  });
  expect(named).toEqual([
    'textbox Full name',
    'radio Company',
    'textbox Message',
    'combobox Subject',
    'searchbox Search the questions',
    'button Send now',
    'link Waymark',
  ]);
});
