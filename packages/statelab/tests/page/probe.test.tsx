// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { probeEvent } from '#statelab/page/probe.ts';
import type { Probe } from '#statelab/tape/session.ts';

afterEach(cleanup);

/** What the probe says of each event, in order, once it has looked at the control. */
async function probed(happen: () => void): Promise<readonly (Probe['cause'] | undefined)[]> {
  const probes: (Probe | undefined)[] = [];
  const note = () => probes.push(probeEvent());
  const types = ['click', 'input', 'submit'];
  for (const type of types) document.addEventListener(type, note);
  happen();
  await Promise.resolve();
  for (const type of types) document.removeEventListener(type, note);
  return probes.map((probe) => probe?.cause);
}

test('an event from within a control is about the control', async () => {
  render(
    <button type="button">
      Send <strong>now</strong>
    </button>,
  );
  const press = () => fireEvent.click(screen.getByText('now'));
  expect(await probed(press)).toEqual([{ by: 'click', role: 'button', name: 'Send now' }]);
});

test.each([
  [
    { role: 'link', name: 'Waymark' },
    <a key="a" href="#quote">
      <img alt="Waymark" src="/icon.svg" data-testid="pressed" />
    </a>,
  ],
  [
    { role: 'tab', name: 'Rates' },
    <div key="b" role="tab" tabIndex={0}>
      <em data-testid="pressed">Rates</em>
    </div>,
  ],
])('a press is about %j as a screen reader names it', async (control, element) => {
  render(element);
  const press = () => fireEvent.click(screen.getByTestId('pressed'));
  expect(await probed(press)).toMatchObject([control]);
});

test('what is sent while no event is handled has no cause', () => {
  expect(probeEvent()).toBeUndefined();
});
