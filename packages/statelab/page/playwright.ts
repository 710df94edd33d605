import type { PageScript } from '#statelab/page-script.ts';
import { expandedSelector, stopsClock, type Act, type Control, type Find } from '#statelab/act.ts';
import type { Replay } from '#statelab/replay/replay-tape.ts';
import type { TapeStep } from '#statelab/tape/tape.ts';
import { actsOfStep } from './acts-of-step.ts';
import { steadyRandomness } from './steady-randomness.ts';
import type { AnyStateMachine } from 'xstate';
import { labConfig } from '#statelab/config.ts';
import { literal } from '#statelab/machine/literal.ts';
import { count } from '#statelab/count.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { stateName } from '#statelab/machine/states.ts';

const locator = ({ role, name }: Control): string =>
  `page.getByRole(${literal(role)}, { name: ${literal(name)}, exact: true })`;

function expectation(act: Find): string {
  const control = locator(act.control);
  if ('value' in act) return `expect(${control}).toHaveValue(${literal(act.value)})`;
  if ('checked' in act) return `expect(${control}).toBeChecked({ checked: ${act.checked} })`;
  const expanded = `page.locator(${literal(expandedSelector(act.expanded))})`;
  return `expect(${control}.and(${expanded})).toHaveCount(1)`;
}

function linesOf(act: Act): readonly string[] {
  const { ready, machine, state } = labConfig().signs;
  switch (act.do) {
    case 'press':
      // A page may ignore a second press in one place, so the pointer leaves it.
      return [`await page.mouse.move(0, 0);`, `await ${locator(act.control)}.click();`];
    case 'fill':
      return [`await ${locator(act.control)}.fill(${literal(act.text)});`];
    case 'select':
      return [`await ${locator(act.control)}.selectOption(${literal(act.option)});`];
    case 'leave':
      return [`await ${locator(act.control)}.focus();`, `await ${locator(act.control)}.blur();`];
    case 'key':
      return [`await page.keyboard.press(${literal(act.key)});`];
    case 'open': {
      const opened = [`await page.goto(${literal(act.address)});`];
      if (ready === undefined) return opened;
      // A page may load its application when the pointer comes.
      const loads = `await page.locator(${literal(ready)}).waitFor();`;
      return [...opened, `await page.mouse.move(1, 1);`, loads];
    }
    case 'wait':
      return [`await page.clock.runFor(${act.ms});`];
    case 'see':
      if (machine === undefined || state === undefined) return [];
      return [
        `await expect(page.locator(${literal(`[${machine}="${act.machine}"]`)})).toHaveAttribute(${literal(state)}, ${literal(act.state)});`,
      ];
    case 'find':
      return [`await ${expectation(act)};`];
    case 'world':
      return [`await ${act.helper}(${['page', ...act.with.map(literal)].join(', ')});`];
  }
}

/** What came onto the page with a step, each as a template: what has a name or a text, and no random key. */
const linesThatCame = (seen: TapeStep['seen']): readonly string[] =>
  (seen?.view ?? [])
    .flatMap(({ come }) => come)
    .map((line) => line.trim().replace(/:$/, ''))
    .filter((line) => /^- [a-z]+(?: "|: )/.test(line) && !/\bkey \d/.test(line));

/** The random numbers and, unless a clock is stopped, the time of a recording whose page is expected. */
function asRecorded(
  { prepare }: PageScript<AnyStateMachine>,
  { path, recordedAt }: Replay,
): readonly string[] {
  if (path.every(({ seen }) => seen === undefined)) return [];
  return [
    `await page.addInitScript(${steadyRandomness.toString()});`,
    ...(stopsClock(prepare)
      ? []
      : [`await page.clock.setFixedTime(new Date(${literal(recordedAt)}));`]),
  ];
}

const importLine = /^import .* from '@playwright\/test';\n/gm;

/** The helpers in use, without their imports, and the names to import. */
function helpersFor(acts: readonly Act[], sources: readonly string[]) {
  const used = new Set(acts.flatMap((act) => (act.do === 'world' ? [act.helper] : [])));
  const taken = sources.filter((source) =>
    [...used].some((name) => source.includes(`export async function ${name}(`)),
  );
  const imported = taken.flatMap((source) =>
    [...source.matchAll(/\b(Page|Route)\b/g)].map(([, name]) => `type ${name}`),
  );
  const text = taken
    .map((source) => source.replaceAll(importLine, '').replaceAll('export async', 'async').trim())
    .join('\n\n');
  return { text, imported };
}

/** The steps of a test: as replayed, and from the first difference on as recorded. */
function stepsOf({ scenario, path, recorded }: Replay, script: PageScript<AnyStateMachine>) {
  const { id: machine } = scenario.machine;
  const done = path.slice(0, recorded?.from).map((taken) => ({
    ...taken,
    state: stateName(taken.after),
    expected: script.expectations(taken.after),
  }));
  const left = (recorded?.steps ?? []).map((taken) => ({
    ...taken,
    seen: undefined,
    expected: [{ do: 'see', machine, state: taken.state } as const],
  }));
  return [...done, ...left].map(({ expected, ...taken }) => ({
    number: taken.number,
    state: taken.state,
    seen: taken.seen,
    // Every list of steps numbers them so.
    name: `${taken.number === undefined ? '' : `${taken.number}. `}${stepName(taken.step)}`,
    acts: [...actsOfStep(script, scenario, taken), ...expected],
  }));
}

/**
 * A Playwright test that replays a tape on the site's page, by role and name. It expects the page to
 * follow the machine after every step; where the tape fails on the machine, to be in the states that
 * it recorded. It runs as it is, on a site at BASE_URL. Throws where a page cannot cause a step.
 */
export function playwrightTest(
  replay: Replay,
  script: PageScript<AnyStateMachine>,
  sources: readonly string[],
): string {
  const machine = replay.scenario.machine.id;
  const steps = stepsOf(replay, script);
  const everyAct = [...script.prepare, ...steps.flatMap(({ acts }) => acts)];
  const helpers = helpersFor(everyAct, sources);
  // Two pages may run the same machine.
  const opened = everyAct.find((act) => act.do === 'open');
  const where = opened === undefined ? '' : ` on ${opened.address}`;
  const length = count(steps.filter(({ number }) => number !== undefined).length, 'step');
  const how = replay.recorded?.steps.length ? ' as recorded,' : '';
  const end = steps.at(-1);
  const title = `${machine}: ${length}${end === undefined ? '' : `${how} to ${end.state}`}`;
  const imported = ['expect', 'test', ...new Set(helpers.imported)].join(', ');
  const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
  const body = [
    ...indented([...asRecorded(script, replay), ...script.prepare.flatMap(linesOf)]),
    ...steps.flatMap(({ name, acts, seen }) => [
      '',
      `    // ${name.replaceAll(/\s+/g, ' ')}`,
      ...indented([
        ...acts.flatMap(linesOf),
        ...linesThatCame(seen).map(
          (line) => `await expect(page.locator('body')).toMatchAriaSnapshot(${literal(line)});`,
        ),
      ]),
    ]),
  ];
  return [
    `import { ${imported} } from '@playwright/test';`,
    '',
    ...(helpers.text === '' ? [] : [helpers.text, '']),
    `test.describe(${literal(`${machine}${where}`)}, () => {`,
    `  test.use({`,
    `    baseURL: process.env['BASE_URL'] ?? 'http://localhost:4173',`,
    `    viewport: ${literal(script.viewport)},`,
    `  });`,
    '',
    `  test(${literal(title)}, async ({ page }) => {`,
    `    test.slow();`,
    ...body,
    `  });`,
    `});`,
    '',
  ].join('\n');
}
