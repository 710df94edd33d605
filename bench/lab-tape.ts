import '#lab.config.ts';
import { access } from 'node:fs/promises';
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import type { EventFromLogic } from 'xstate';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type { Step } from '#statelab/scenario.ts';
import { launchBrowser } from '#e2e/browser/launch-browser.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { listen } from '#src/server/listen.ts';
import { benchRecording } from './lab-recording.ts';

type Wizard = typeof quoteWizardMachine;

const circumstances = { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: true };
const opening: Step<Wizard> = { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' };
const wait = (ms: number): Step<Wizard> => ({ kind: 'wait', ms });

/** A visit of this many steps that alternates between two questions, a second apart. */
function visitOf(length: number): Tape {
  const send = (event: EventFromLogic<Wizard>): Step<Wizard> => ({ kind: 'event', event });
  const round = [
    send({ type: 'ANSWER.CHOOSE', value: 'sole-trader' }),
    wait(1800),
    send({ type: 'STEP.BACK' }),
    wait(1000),
  ];
  const rounds = Array.from({ length: Math.ceil(length / 3) }, () => round).flat();
  const tape = recordPath(quoteWizardScenario, [opening, wait(1000), ...rounds], circumstances);
  return { ...tape, steps: tape.steps.slice(0, length) };
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const at = (times: readonly number[], part: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;
/** The load average of the last minute. */
const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
const ms = (time: number): string => `${time.toFixed(3)} ms`;

/** The lab with an open tape, and the time until its steps were listed, in ms. */
async function openLab(browser: Browser, origin: string, tape: Tape) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/lab/#/machines/quote-wizard/live`);
  await page.frameLocator('iframe').locator('html[data-hydrated]').waitFor();
  const took = await page.getByLabel('Open tape, or drop it here').evaluate(
    async (input, { text, length }) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('A tape is opened by an input.');
      const files = new DataTransfer();
      files.items.add(new File([text], 'tape.json', { type: 'application/json' }));
      const start = performance.now();
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      while (!document.body.textContent.includes(`Step 0 of ${length}.`)) {
        await new Promise((resolve) => {
          setTimeout(resolve, 1);
        });
      }
      document.body.getBoundingClientRect();
      return performance.now() - start;
    },
    { text: JSON.stringify(tape), length: String(tape.steps.length) },
  );
  await page.getByText('The machine has not changed since this tape was recorded.').waitFor();
  return { page, took };
}

async function measureIn(browser: Browser, origin: string): Promise<void> {
  console.log(`Load of the computer: ${load()}`);
  const openings: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { page, took } = await openLab(browser, origin, visitOf(10_000));
    openings.push(took);
    await page.close();
  }
  console.log(`\nOpening a tape of 10,000 steps, and folding it: median ${ms(at(openings, 0.5))}`);

  await benchRecording(browser, origin);

  console.log(`\nLoad of the computer by then: ${load()}`);
}

/**
 * Measures the lab in a browser: opening a tape, and the cost of recording.
 */
export async function benchLabTape(): Promise<void> {
  await access('dist-lab').catch(() => {
    throw new Error('There is no dist-lab/. Run npm run lab:build first.');
  });
  const browser = await launchBrowser();
  const lab = await listen(createLabServer('dist-lab'), 0);
  try {
    await measureIn(browser, `http://localhost:${lab.port}`);
  } finally {
    await browser.close();
    process.kill(process.pid, 'SIGTERM');
    await lab.closed;
  }
}
