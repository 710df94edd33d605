import '#lab.config.ts';
import { access } from 'node:fs/promises';
import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import type { EventFromLogic } from 'xstate';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type { Step } from '#statelab/scenario.ts';
import { launchBrowser } from '#e2e/browser/launch-browser.ts';
import { createLabServer } from '#statelab/build/serve-lab.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Cause, Tape } from '#statelab/tape/tape.ts';
import { listen } from '#src/server/listen.ts';
import { benchRecording } from './lab-recording.ts';
import { threadTimeOf } from './thread-time.ts';

type Wizard = typeof quoteWizardMachine;

const circumstances = { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: true };
const opening: Step<Wizard> = { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' };
const wait = (ms: number): Step<Wizard> => ({ kind: 'wait', ms });

/** The control for each event of the visits below. */
const causes: Readonly<Record<string, Cause>> = {
  'ANSWER.CHOOSE': { by: 'click', role: 'radio', name: 'Sole Trader' },
  'STEP.BACK': { by: 'click', role: 'button', name: 'Back' },
};

const withCauses = (tape: Tape): Tape => ({
  ...tape,
  steps: tape.steps.map((step) => {
    const cause = causes[step.event.type];
    return step.kind === 'event' && cause !== undefined ? { ...step, cause } : step;
  }),
});

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
  return withCauses({ ...tape, steps: tape.steps.slice(0, length) });
}

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const at = (times: readonly number[], part: number): number =>
  sorted(times)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;
/** The load average of the last minute. */
const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
const ms = (time: number): string => `${time.toFixed(3)} ms`;

const showPane = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** The lab with an open tape, and the time until the timeline was complete, in ms. */
async function openLab(browser: Browser, origin: string, tape: Tape) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/lab/#/machines/quote-wizard/live`);
  await page.frameLocator('iframe').locator('html[data-hydrated]').waitFor();
  await showPane(page, 'Tapes');
  const took = await page.getByLabel('Open tape').evaluate(
    async (input, { text, length }) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('A tape is opened by an input.');
      const files = new DataTransfer();
      files.items.add(new File([text], 'tape.json', { type: 'application/json' }));
      const slider = document.querySelector('input[type="range"]');
      const start = performance.now();
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      while (slider?.getAttribute('max') !== length) {
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

/**
 * The time from a drag of the timeline until chart and page show that moment, in ms, and the page’s
 * thread time for it, including the list of steps.
 */
async function scrub(page: Page) {
  await showPane(page, 'Context');
  const threadTime = await threadTimeOf(page);
  const slider = page.getByRole('slider', { name: 'Timeline' });
  const passed: number[] = [];
  const computed: number[] = [];
  for (let drag = 0; drag < 320; drag += 1) {
    const start = await threadTime();
    const time = await slider.evaluate(
      async (input, step) => {
        // React only notices a value set around its own tracking.
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        const begun = performance.now();
        value?.set?.call(input, step);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await Promise.resolve();
        document.body.getBoundingClientRect();
        document.querySelector('iframe')?.contentDocument?.body.getBoundingClientRect();
        return performance.now() - begun;
      },
      String((drag * 7919) % 10_001),
    );
    const end = await threadTime();
    if (drag < 20) continue;
    passed.push(time);
    computed.push(end - start);
  }
  return { passed, computed };
}

/** The time to replay a tape on the page, in ms. */
async function replay(browser: Browser, origin: string, tape: Tape): Promise<number> {
  const { page } = await openLab(browser, origin, tape);
  await showPane(page, 'Replay');
  const agreed = `Page and model agree on all ${tape.steps.length} steps.`;
  const took = await page.evaluate(async (text) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"] button')];
    const start = performance.now();
    buttons.find(({ textContent }) => textContent === 'Replay')?.click();
    while (!document.body.textContent.includes(text)) {
      if (document.body.textContent.includes(' differs')) throw new Error('The replay differs.');
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
    return performance.now() - start;
  }, agreed);
  await page.close();
  return took;
}

async function measureIn(browser: Browser, origin: string): Promise<void> {
  console.log(`Load of the computer: ${load()}`);
  const openings: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { page, took } = await openLab(browser, origin, visitOf(10_000));
    openings.push(took);
    if (count === 2) {
      const { passed, computed } = await scrub(page);
      console.log(
        `\nOpening a tape of 10,000 steps, and folding it: median ${ms(at(openings, 0.5))}`,
      );
      console.log('\nScrubbing it, from the drag until chart and page are laid out');
      for (const [name, times] of [
        ['on the wall', passed],
        ['of the page’s thread', computed],
      ] as const) {
        console.log(
          `  ${name}: median ${ms(at(times, 0.5))}, 95 of 100 within ${ms(at(times, 0.95))}`,
        );
      }
    }
    await page.close();
  }

  await benchRecording(browser, origin);

  const tape = visitOf(200);
  const real = tape.steps.at(-1)?.at ?? 0;
  const played = await replay(browser, origin, tape);
  const times = (real / played).toFixed(0);
  console.log('\nReplay of 200 steps through the page’s own controls, every step compared');
  console.log(
    `  ${(real / 1000).toFixed(1)} s of visit in ${(played / 1000).toFixed(2)} s: ${times} times as fast`,
  );
  console.log(`\nLoad of the computer by then: ${load()}`);
}

/**
 * Measures the lab in a browser: opening and scrubbing a tape, the cost of recording, and replay.
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
