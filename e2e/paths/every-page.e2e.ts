import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import '#lab.config.ts';
import { helpers } from '#lab/world-helpers.ts';
import { test as siteTest } from '#e2e/test.ts';
import { listen } from '#src/server/site/listen.ts';
import { responseHeaders } from '#src/server/site/response-headers.ts';
import { readStaticSite } from '#src/server/site/static-site.ts';
import { pageScriptOf } from '#statelab/config.ts';
import type { PageScript } from '#statelab/page-script.ts';
import { steadyRandomness } from '#statelab/page/steady-randomness.ts';
import { replayOnPage } from '#statelab/page/walk-tape.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { wasSeen, type Tape } from '#statelab/tape/tape.ts';
import { lookAtState } from './look-at-states.ts';

const folder = 'dist.tapes';

/** The machines that visitors use most. A release replays the tapes of the others as well. */
const metMost: ReadonlySet<string> = new Set([
  'accordion',
  'desktop-menu',
  'faq-search',
  'form',
  'gst-calculator',
  'mobile-menu',
  'quote-wizard',
  'tax-calculator',
]);

const test = siteTest.extend<object, { tapeSite: string }>({
  tapeSite: [
    async ({}, use) => {
      const { routes } = readStaticSite(folder, responseHeaders(folder, false));
      const { origin, stop, closed } = await listen(routes, 0);
      await use(origin);
      stop();
      await closed;
    },
    { scope: 'worker' },
  ],
  baseURL: ({ tapeSite }, use) => use(tapeSite),
});

/** The transitions that the tapes of a page have taken so far. */
const taken = new Set<string>();

/** Whether a tape takes a transition that no tape before it takes on this page. */
function takesMore({ scenario }: PageScript<AnyStateMachine>, tape: Tape): boolean {
  const before = taken.size;
  for (const { transitions } of replayTape(scenario, tape).path)
    for (const transition of transitions) taken.add(`${tape.path} ${tape.machine} ${transition}`);
  return taken.size > before;
}

/**
 * The tapes take every transition that a page can take, and every event and end of an actor in its scenario:
 * tests/lab/page/page-scripts.test.ts and `npm run gate` see to that. Each is replayed on its page, which
 * must show, ask and store what was recorded, and each state that it comes to is looked at. A change
 * replays the tapes that take a transition first; a release replays all, and looks from all sides.
 */
for (const name of readdirSync('lab/tapes').toSorted()) {
  const tape = parseTape(readFileSync(`lab/tapes/${name}`, 'utf8'), name);
  if (!wasSeen(tape)) continue;
  const { machine, path, steps } = tape;
  const title = `${machine} on ${path}: the page follows ${name}, ${steps.length} steps`;
  const script = pageScriptOf(machine, path);
  if (script === undefined) throw new Error(`${machine} has no page at ${path}.`);
  const ofChange = metMost.has(machine) && takesMore(script, tape);
  for (const tag of [...(ofChange ? ['@walk'] : []), '@release'] as const) {
    test(`${title} ${tag}`, async ({ page, tapeSite: origin }) => {
      test.slow(); // A tape is as long as several tests.
      await page.addInitScript(steadyRandomness);
      const look = (when: string) => lookAtState(page, script, when, tag === '@release');
      const onStep = (step: string) => look(`before ${step}`);
      const difference = await replayOnPage({ page, origin, helpers, onStep }, tape);
      expect(difference).toBeUndefined();
      await look('at the end');
    });
  }
}
