import { access } from 'node:fs/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { EventFromLogic } from 'xstate';
import { quoteWizardScenario } from '#machines/quote-wizard/quote-wizard.scenario.ts';
import type { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type { Step } from '#machines/scenario.ts';
import { createLabServer } from '#src/lab/build/serve-lab.ts';
import { recordPath } from '#src/lab/tape/record-path.ts';
import type { Cause, Tape } from '#src/lab/tape/tape.ts';
import { listen } from '#src/server/listen.ts';
import { createStaticSite } from '#src/server/static-site.ts';

type Wizard = typeof quoteWizardMachine;

const circumstances = { path: '/quote', recordedAt: '2026-11-21T09:00:00.000Z', masked: true };
const opening: Step<Wizard> = { kind: 'outcome', actor: 'restoreVisit', outcome: 'a first visit' };
const wait = (ms: number): Step<Wizard> => ({ kind: 'wait', ms });

/** What a visitor uses for each event of the visits below. */
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

/** A visit of so many recorded steps that goes to and fro between two questions, with a second to think each time. */
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
const ms = (time: number): string => `${time.toFixed(3)} ms`;

async function openLab(browser: Browser, origin: string, tape: Tape): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/lab/#/machines/quote-wizard/live`);
  await page.frameLocator('iframe').locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Open tape').setInputFiles({
    name: 'tape.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(tape)),
  });
  await page.getByText('The machine is as it was when this tape was recorded.').waitFor();
  return page;
}

/** How long it takes from a drag of the timeline until chart and page show that moment, in ms. */
async function scrub(browser: Browser, origin: string): Promise<readonly number[]> {
  const page = await openLab(browser, origin, visitOf(10_000));
  const times = await page.getByRole('slider', { name: 'Timeline' }).evaluate(async (slider) => {
    if (!(slider instanceof HTMLInputElement)) throw new Error('The timeline is no slider.');
    // React only sees a value that was set past its own tracking of the input.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const frame = document.querySelector('iframe')?.contentDocument;
    const measured: number[] = [];
    for (let drag = 0; drag < 320; drag += 1) {
      const start = performance.now();
      value?.set?.call(slider, String((drag * 7919) % 10_001));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      document.body.getBoundingClientRect();
      frame?.body.getBoundingClientRect();
      if (drag >= 20) measured.push(performance.now() - start);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    return measured;
  });
  await page.close();
  return times;
}

/** How long a page takes for one transition, from the click to the page laid out anew, in ms: the mean of 100. */
const clicks = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-machine="accordion"] button');
    if (button === null) throw new Error('The page has no accordion.');
    const start = performance.now();
    for (let click = 0; click < 100; click += 1) {
      button.click();
      await Promise.resolve();
      document.body.getBoundingClientRect();
    }
    return (performance.now() - start) / 100;
  });

/** A page's transitions on the public site and on the recorded copy, in turns. */
async function recording(browser: Browser, site: string, lab: string) {
  const open = async (origin: string) => {
    const page = await browser.newPage();
    await page.goto(`${origin}/auckland`);
    await page.locator('html[data-hydrated]').waitFor();
    return page;
  };
  const pages = [await open(site), await open(lab)];
  const times: number[][] = [[], []];
  for (let round = -5; round < 60; round += 1) {
    for (const [index, page] of pages.entries()) {
      const measured = await clicks(page);
      if (round >= 0) times[index]?.push(measured);
    }
  }
  return times;
}

/** How long the lab takes to replay a tape on the page, in ms. */
async function replay(browser: Browser, origin: string, tape: Tape): Promise<number> {
  const page = await openLab(browser, origin, tape);
  const agreed = `Page and model agree on all ${tape.steps.length} steps.`;
  const took = await page.evaluate(async (text) => {
    const buttons = [...document.querySelectorAll('button')];
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

async function measureIn(browser: Browser, site: string, lab: string): Promise<void> {
  const drags = await scrub(browser, lab);
  console.log(
    '\nScrubbing a tape of 10,000 events, from the drag until chart and page are laid out',
  );
  console.log(`  median ${ms(at(drags, 0.5))}, 95 of 100 within ${ms(at(drags, 0.95))}`);

  const [bare = [], recorded = []] = await recording(browser, site, lab);
  const [without, within] = [at(bare, 0.5), at(recorded, 0.5)];
  const more = ((within / without - 1) * 100).toFixed(1);
  console.log('\nOne transition of an accordion, from the click to the page laid out, in turns');
  console.log(`  public site ${ms(without)}, recorded ${ms(within)}: ${more}% more`);

  const tape = visitOf(200);
  const real = tape.steps.at(-1)?.at ?? 0;
  const played = await replay(browser, lab, tape);
  const times = (real / played).toFixed(0);
  console.log('\nReplay of 200 steps through the page’s own controls, every step compared');
  console.log(
    `  ${(real / 1000).toFixed(1)} s of visit in ${(played / 1000).toFixed(2)} s: ${times} times as fast`,
  );
}

/** Measures the lab in a browser: scrubbing, what recording costs a page, and replay. */
export async function benchLabTape(): Promise<void> {
  for (const folder of ['dist', 'dist-lab']) {
    await access(folder).catch(() => {
      throw new Error(`There is no ${folder}/. Run npm run build and npm run lab:build first.`);
    });
  }
  const site = await listen(createStaticSite('dist'), 0);
  const lab = await listen(createLabServer('dist-lab'), 0);
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    await measureIn(browser, `http://localhost:${site.port}`, `http://localhost:${lab.port}`);
  } finally {
    await browser.close();
    process.kill(process.pid, 'SIGTERM');
    await Promise.all([site.closed, lab.closed]);
  }
}
