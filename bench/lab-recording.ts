import type { Browser, Page } from '@playwright/test';
import { threadTimeOf } from './thread-time.ts';

/** A repeated interaction with a control of a page. */
interface Press {
  readonly name: string;
  readonly machine: string;
  readonly path: string;
  /** The control, as a CSS selector. */
  readonly control: string;
  /** The texts to type, in turn; without any, the control is pressed. */
  readonly typed: readonly string[];
}

const presses: readonly Press[] = [
  {
    name: 'an entry of an accordion folds',
    machine: 'accordion',
    path: '/auckland',
    control: '[data-machine="accordion"] summary',
    typed: [],
  },
  {
    name: 'a name is typed into the contact form',
    machine: 'form',
    path: '/contact',
    control: '[data-machine="form"] input[name="name"]',
    typed: ['Aroha', 'Aroha N'],
  },
  {
    name: 'an income is typed into the tax calculator',
    machine: 'tax-calculator',
    path: '/tax-calculator',
    control: '[data-machine="tax-calculator"] input',
    typed: ['61000', '61500'],
  },
];

/** The pages per interaction, the turns, and the transitions per batch. */
const pages = 3;
const rounds = 90;
const warmUp = 12;
const batch = 200;

/**
 * The variants to compare. A page without recording is measured twice: the difference is the
 * measurement error.
 */
const kinds = ['bare', 'bare again', 'recorded'] as const;
type Kind = (typeof kinds)[number];

/** Each runs before each other as often as after it, since the first leaves work behind. */
const orders: readonly (readonly [Kind, Kind, Kind])[] = [
  ['bare', 'bare again', 'recorded'],
  ['recorded', 'bare again', 'bare'],
  ['bare again', 'recorded', 'bare'],
  ['bare', 'recorded', 'bare again'],
  ['recorded', 'bare', 'bare again'],
  ['bare again', 'bare', 'recorded'],
];

interface Batch extends Press {
  readonly isRecorded: boolean;
  readonly count: number;
}

/** Repeats an interaction. Without recording, XState reports no inspection events. */
const runBatch = (page: Page, asked: Batch): Promise<void> =>
  page.evaluate(async ({ machine, isRecorded, control, typed, count }) => {
    const found = document.querySelector<HTMLInputElement | HTMLButtonElement>(control);
    const actor = window.statelabPage?.sessionOf(machine)?.actor;
    if (found === null || !(actor instanceof Object) || !('system' in actor)) {
      throw new Error(`The page has no ${control} of ${machine}.`);
    }
    // React notices a value only if its own setter is bypassed.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const system = Object(actor.system);
    const tell: unknown = Reflect.get(system, '_sendInspectionEvent');
    if (!isRecorded) Reflect.set(system, '_sendInspectionEvent', () => {});
    for (let turn = 0; turn < count; turn += 1) {
      if (typed.length === 0) found.click();
      else {
        value?.set?.call(found, typed[turn % typed.length]);
        found.dispatchEvent(new Event('input', { bubbles: true }));
      }
      // By then React has committed the event’s changes.
      await Promise.resolve();
    }
    Reflect.set(system, '_sendInspectionEvent', tell);
  }, asked);

/** The mean without the slowest tenth, which other work may have slowed. */
function meanOf(times: readonly number[]): number {
  const kept = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length * 0.9));
  return kept.reduce((sum, time) => sum + time, 0) / kept.length;
}

type Times = Readonly<Record<Kind, number[]>>;

/** Adds the thread times of one page, batch by batch, in ms. */
async function measurePage(
  browser: Browser,
  origin: string,
  press: Press,
  times: Times,
): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${origin}${press.path}`);
  await page.waitForFunction(
    (machine) => window.statelabPage?.sessionOf(machine) !== undefined,
    press.machine,
  );
  const threadTime = await threadTimeOf(page);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const kind of orders[(round + warmUp) % orders.length] ?? []) {
      const start = await threadTime();
      await runBatch(page, { ...press, isRecorded: kind === 'recorded', count: batch });
      if (round >= 0) times[kind].push((await threadTime()) - start);
    }
  }
  await page.close();
}

/** The signed difference between two means, in percent. */
const more = (mean: number, bare: number): string => ((mean / bare - 1) * 100).toFixed(1);

/**
 * Measures the cost of recording, in percent of a transition’s time, and prints it with the
 * measurement error.
 */
export async function benchRecording(browser: Browser, origin: string): Promise<void> {
  console.log('\nOne transition, from the visitor’s event until React has committed it');
  console.log('(time of the page’s thread; one page with and without recording, in turns)');
  for (const press of presses) {
    const times: Times = { bare: [], 'bare again': [], recorded: [] };
    for (let count = 0; count < pages; count += 1) await measurePage(browser, origin, press, times);
    const [bare = NaN, again = NaN, recorded = NaN] = kinds.map(
      (kind) => (meanOf(times[kind]) / batch) * 1000,
    );
    console.log(
      `  ${press.name}: ${bare.toFixed(1)} µs, recorded ${recorded.toFixed(1)} µs: ` +
        `${more(recorded, (bare + again) / 2)}% more (bare against bare ${more(again, bare)}%)`,
    );
  }
}
