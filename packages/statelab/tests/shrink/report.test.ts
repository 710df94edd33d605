import { expect, test } from 'vitest';
import { faultReport } from '#statelab/report/report.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { clap, lampScenario, lighting, touch } from './lamp.ts';
import { shopping, tillScenario } from './till.ts';

const tape = shopping(['tea', 4], ['milk | half', 3], ['sugar', 2]);
const [, second] = tape.steps;
if (second === undefined) throw new Error('There is a second step.');

const red: Tape = {
  ...tape,
  path: '/till',
  steps: tape.steps.with(1, { ...second, context: { ...second.context, total: 8 } }),
};

const reportOf = (retold: Tape, more: object = {}): string => {
  const replay = replayTape(tillScenario, retold);
  return faultReport({
    tape: retold,
    replay,
    difference: replay.difference,
    build: { Browser: 'Firefox 150', Build: 'main-abc.js' },
    ...more,
  });
};

test('a report says what was expected, what came, and where', () => {
  const report = reportOf(red);
  expect(report).toMatch(/^# till: step 2 differs\n\n## What was expected, and what came\n/);
  expect(report).toContain('Step 2 differs in its context, total.');
  expect(report).toContain(
    '| Value | Recorded | Model |\n| --- | --- | --- |\n| `context.total` | `8` | `7` |',
  );
  expect(report).toContain('| Browser | Firefox 150 |\n| Build | main-abc.js |');
  expect(report).toContain('| Address | /till |');
  expect(report).toMatch(/```mermaid\nstateDiagram-v2\n/);
});

test('it lists the steps up to the one that fails, in words', () => {
  const report = reportOf(red);
  expect(report).toContain(String.raw`| 2 | 0.00 s | ITEM name ‘milk \| half’ price 3 →  |  |`);
  expect(report).not.toContain('| 3 | ');
});

test('it shows the text of a tape, and runs none of it', () => {
  const report = reportOf({
    ...shopping(['<img src=x onerror=alert(1)> [a](javascript:alert(1)) `b`', 4]),
    path: '/<b>till</b>',
  });
  expect(report).toContain(
    String.raw`| 1 | 0.00 s | ITEM name ‘\<img src=x onerror=alert(1)\> \[a\](javascript:alert(1)) \`b\`’ price 4 →  |  |`,
  );
  expect(report).toContain(String.raw`| Address | /\<b\>till\</b\> |`);
});

test('it holds the whole tape, folded, as the lab opens it', () => {
  const [, json = ''] = /```json\n(.*)\n```\n\n<\/details>/.exec(reportOf(red)) ?? [];
  expect(parseTape(json, 'tape.json')).toEqual({ tape: red });
});

test('it shows the chart where there is one', () => {
  const report = reportOf(red, {
    chart: '<svg id="a">(1)</svg>',
  });
  expect(report).toContain(
    '![Where it stood](data:image/svg+xml;charset=utf-8,%3Csvg%20id%3D%22a%22%3E%281%29%3C%2Fsvg%3E)',
  );
});

test('where only the page differs, model and page stand side by side', () => {
  const model = { name: 'till' };
  const difference = {
    step: 1,
    of: 'view',
    part: '',
    recorded: model,
    model,
    page: { name: 'shop' },
  };
  expect(reportOf(tape, { difference })).toContain(
    '| Value | Model | Page |\n| --- | --- | --- |\n| `view.name` | `"till"` | `"shop"` |',
  );
});

test('a value with backticks stays one value', () => {
  const odd = shopping(['a `b` c', 1]);
  const [step] = odd.steps;
  if (step === undefined) throw new Error('There is a step.');
  const report = reportOf({
    ...odd,
    steps: [{ ...step, context: { ...step.context, items: ['`'] } }],
  });
  expect(report).toContain('| `` ["`"] `` | `` ["a `b` c"] `` |');
});

test('it marks the states that hold on the chart', () => {
  const retold = lighting([touch, clap], { context: { heard: 7 } });
  const replay = replayTape(lampScenario, retold);
  const report = faultReport({ tape: retold, replay, difference: replay.difference, build: {} });
  expect(report).toMatch(/\n {2}class \S*on\S* holds\n/);
});

test('it names the control that a visitor used', () => {
  const used = {
    ...second,
    kind: 'event',
    cause: { by: 'click', role: 'button', name: 'Milk' },
  } as const;
  expect(reportOf({ ...tape, steps: tape.steps.with(1, used) })).toContain(
    '| click: button “Milk” |',
  );
});

test('a tape that its machine does again says so, and what the page did', () => {
  const report = reportOf(tape, { onPage: 'Step 2 differs in its view.\n' });
  expect(report).toContain('# till: 3 steps');
  expect(report).toContain('The machine does what was recorded.\n');
  expect(report).toContain('```\nStep 2 differs in its view.\n```');
});
