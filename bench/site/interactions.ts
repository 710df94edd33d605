import type { Browser, Locator, Page } from '@playwright/test';

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** The target of a mouse press; without one, a key is pressed. */
  readonly target?: (page: Page, round: number) => Locator;
  readonly key?: (round: number) => string;
  /** Unmeasured steps before it. */
  readonly prepare?: (page: Page, round: number) => Promise<void>;
}

/** The number of repeats per visit: enough for a 98th percentile to drop one, as INP does. */
const presses = 50;

/** The number of visits; the best one counts. */
const visits = 2;

/** Types a text and deletes it, repeatedly. */
const typeAndErase =
  (text: string) =>
  (round: number): string =>
    text[round % (2 * text.length)] ?? 'Backspace';

/** Visitors’ interactions, each repeated. */
const interactions: readonly Interaction[] = [
  {
    name: 'wizard choice',
    path: '/quote',
    // Otherwise a choice advances to the next step, which has other choices.
    prepare: (page) =>
      page.getByRole('switch', { name: 'Move on automatically' }).setChecked(false),
    target: (page, round) => page.locator('fieldset label').nth(round % 6),
  },
  {
    name: 'accordion',
    path: '/',
    target: (page, round) => page.locator('#faq summary').nth(round % 20),
  },
  {
    name: 'FAQ keystroke',
    path: '/tax-faq',
    prepare: (page) => page.locator('#faq-search').focus(),
    key: typeAndErase('income tax'),
  },
  {
    name: 'GST keystroke',
    path: '/gst-calculator',
    prepare: (page) => page.getByRole('textbox', { name: 'Amount', exact: true }).focus(),
    key: typeAndErase('1150750'),
  },
  {
    name: 'calculate press',
    path: '/tax-calculator',
    prepare: (page, round) =>
      page.getByRole('textbox', { name: 'Annual gross income' }).fill(`${65_000 + round}`),
    target: (page) => page.getByRole('button', { name: 'Calculate Tax' }),
  },
  {
    name: 'menu',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
  },
];

/**
 * Waits until the page has painted and is idle, for at most a second, since Chromium sometimes does
 * not report a last paint.
 */
const rest = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }));
      }),
  );

/**
 * Presses like a visitor, with the pointer already in place. Playwright’s click checks the page
 * before and after, on the same slow CPU.
 */
async function press(
  page: Page,
  { target, key, prepare }: Interaction,
  round: number,
): Promise<void> {
  await prepare?.(page, round);
  if (target !== undefined) {
    const control = target(page, round);
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (box === null) throw new Error('What is to be pressed is not to be seen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  }
  await rest(page);
  if (key !== undefined) await page.keyboard.press(key(round));
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  await rest(page);
}

interface Answers {
  readonly median: number;
  /** The 98th percentile. */
  readonly slow: number;
  /** Usually the first one, whose code has never run. */
  readonly slowest: number;
}

async function measureVisit(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<Answers> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto(origin + interaction.path);
  await page.locator('html[data-hydrated]').waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => {
    const durations: number[] = [];
    // The DOM types lack the threshold; without it only 104 ms and more are reported.
    const options = { type: 'event', durationThreshold: 16 };
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (/^(?:click|keydown)$/.test(entry.name)) durations.push(entry.duration);
      }
    }).observe(options);
  });
  for (let round = 0; round < presses; round += 1) {
    await press(page, interaction, round);
  }
  const durations = await page.evaluate<number[]>(
    () =>
      new Promise((resolve) => {
        const seen: unknown = Reflect.get(window, 'durations');
        setTimeout(() => resolve(Array.isArray(seen) ? seen : []), 200);
      }),
  );
  // Interactions faster than a frame are not reported.
  const all = [
    ...durations,
    ...Array.from({ length: Math.max(0, presses - durations.length) }, () => 8),
  ];
  await context.close();
  const sorted = all.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    slow: sorted[Math.ceil(0.98 * sorted.length) - 1] ?? Number.NaN,
    slowest: sorted.at(-1) ?? Number.NaN,
  };
}

/**
 * From each press to the next paint, in ms, on a CPU 6 times slower: of the visit whose slow
 * presses were fastest.
 */
export async function measureInteractions(
  browser: Browser,
  origin: string,
): Promise<readonly (Answers & { readonly name: string })[]> {
  const measured: (Answers & { readonly name: string })[] = [];
  for (const interaction of interactions) {
    const tries: Answers[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      tries.push(await measureVisit(browser, origin, interaction));
    }
    const [best] = tries.toSorted((a, b) => a.slow - b.slow);
    if (best !== undefined) measured.push({ name: interaction.name, ...best });
  }
  return measured;
}
