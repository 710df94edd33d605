import { expect, test } from 'vitest';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { UsageError } from '#statelab/usage-error.ts';
import { goodTape } from '#tests/lab/replay/tampered.ts';

/** The tape begins a second after its page opened. */
const tape = {
  ...goodTape,
  steps: goodTape.steps.map((step) => ({ ...step, at: step.at + 1000 })),
};

const text = JSON.stringify(tape);

test.each([
  [
    'no JSON',
    'Dear Sir',
    '“a.json” is not a tape: it holds no JSON. Choose a file that was saved from the lab.',
  ],
  [
    'of a later version',
    text.replace('"version":2', '"version":3'),
    '“a.json” is a tape of version 3; this lab reads version 2. Open it in the lab it was saved from.',
  ],
  ['huge', ' '.repeat(25_000_000), '“a.json” is too big: 25 MB. The limit is 20 MB.'],
  [
    'damaged',
    text.replace('"at":1000', '"at":"noon"'),
    '“a.json” is a damaged tape: at step 1, at, Invalid type: Expected number but received "noon". Save it from the lab again.',
  ],
  [
    'nested too deeply',
    text.replace('"steps":', `"input":${'['.repeat(20_000)}${']'.repeat(20_000)},"steps":`),
    '“a.json” is not a tape: its values are nested more than 50 deep. Choose a file that was saved from the lab.',
  ],
  [
    'to be opened at a script',
    text.replace('"path":"/quote"', '"path":"javascript:alert(1)"'),
    '“a.json” is a damaged tape: at path, “javascript:alert(1)” is not a path of the site. Save it from the lab again.',
  ],
])('rejects a file that is %s, with a sentence', (_, content, refusal) => {
  expect(() => parseTape(content, 'a.json')).toThrow(new UsageError(refusal));
});
