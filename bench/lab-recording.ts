import type { Browser, Page } from '@playwright/test';
import { threadTimeOf } from './thread-time.ts';

/** Something a visitor does over and over, to a control of a page. */
interface Deed {
  readonly name: string;
  readonly machine: string;
  readonly path: string;
  /** The control, as a CSS selector. */
  readonly control: string;
  /** What is typed into it, in turns; it is pressed where nothing is. */
  readonly typed: readonly string[];
}

const deeds: readonly Deed[] = [
  {
    name: 'an entry of an accordion folds',
    machine: 'accordion',
    path: '/auckland',
    control: '[data-machine="accordion"] button',
    typed: [],
  },
  {
    name: 'a name is typed into the contact form',
    machine: 'contact-form',
    path: '/contact',
    control: '[data-machine="contact-form"] input[name="name"]',
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

/** How many pages each deed is measured on, how many times in turns, and how many transitions in each batch. */
const pages = 5;
const rounds = 30;
const warmUp = 6;
const batch = 200;

interface Batch extends Deed {
  readonly isRecorded: boolean;
  readonly count: number;
}

/** Does a deed so often. Without recording, XState tells nobody of what the machine does. */
const runBatch = (page: Page, asked: Batch): Promise<void> =>
  page.evaluate(async ({ machine, isRecorded, control, typed, count }) => {
    const found = document.querySelector<HTMLInputElement | HTMLButtonElement>(control);
    const actor = window.waymarkPage?.sessionOf(machine)?.actor;
    if (found === null || !(actor instanceof Object) || !('system' in actor)) {
      throw new Error(`The page has no ${control} of ${machine}.`);
    }
    // React only sees a value that was set past its own tracking of the input.
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
      // By then React has committed what the event changed.
      await Promise.resolve();
    }
    Reflect.set(system, '_sendInspectionEvent', tell);
  }, asked);

/** The mean of the fastest quarter: whatever else the computer does only ever adds to a time. */
function undisturbed(times: readonly number[]): number {
  const fastest = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 4));
  return fastest.reduce((sum, time) => sum + time, 0) / fastest.length;
}

/** One page with and without recording, batch by batch in turns, each going first as often as the other. */
async function measurePage(browser: Browser, origin: string, deed: Deed) {
  const page = await browser.newPage();
  await page.goto(`${origin}${deed.path}`);
  await page.waitForFunction(
    (machine) => window.waymarkPage?.sessionOf(machine) !== undefined,
    deed.machine,
  );
  const threadTime = await threadTimeOf(page);
  const timeBatch = async (isRecorded: boolean, count: number): Promise<number> => {
    const start = await threadTime();
    await runBatch(page, { ...deed, isRecorded, count });
    return (await threadTime()) - start;
  };
  const bare: number[] = [];
  const recorded: number[] = [];
  const asking: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const isFirst = round % 2 === 0;
    const first = await timeBatch(isFirst, batch);
    const second = await timeBatch(!isFirst, batch);
    const nothing = await timeBatch(true, 0);
    if (round < 0) continue;
    recorded.push(isFirst ? first : second);
    bare.push(isFirst ? second : first);
    asking.push(nothing);
  }
  await page.close();
  const [without, within] = [bare, recorded].map(
    (times) => ((undisturbed(times) - undisturbed(asking)) / batch) * 1000,
  );
  return { without: without ?? NaN, within: within ?? NaN };
}

const more = ({ without, within }: { readonly without: number; readonly within: number }): number =>
  (within / without - 1) * 100;

/** Measures what recording costs a page, in percent of a transition's time, and prints it with its spread. */
export async function benchRecording(browser: Browser, origin: string): Promise<void> {
  console.log('\nOne transition, from the visitor’s event until React has committed it');
  console.log('(time of the page’s thread; one page with and without recording, in turns)');
  for (const deed of deeds) {
    const measured = [];
    for (let count = 0; count < pages; count += 1) {
      measured.push(await measurePage(browser, origin, deed));
    }
    const sorted = measured.toSorted((a, b) => more(a) - more(b));
    const middle = sorted[Math.floor(pages / 2)] ?? { without: NaN, within: NaN };
    const spread = sorted.map((page) => more(page).toFixed(1)).join(', ');
    console.log(
      `  ${deed.name}: ${middle.without.toFixed(1)} µs, recorded ${middle.within.toFixed(1)} µs: ` +
        `${more(middle).toFixed(1)}% more (page by page ${spread})`,
    );
  }
}
