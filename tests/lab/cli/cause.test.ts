import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { save } from '#statelab/tests/cli/save.ts';
import { failing, replay } from './quote-tape.ts';

const twice: Tape = { ...failing, steps: [...failing.steps, ...failing.steps] };

describe('npm run replay', () => {
  test('--shrink writes a shorter tape with the same failure', async () => {
    const file = save(JSON.stringify(twice));
    const { code, stdout, stderr } = await replay(file, '--shrink');
    const shrunk = file.replace('.json', '.shrunk.json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Recorded: thank-you\n  Model: {"location":"waiting"}\n');
    expect(stdout).toContain(`3 of 6 steps fail in the same way: ${shrunk}\n`);
    const read = parseTape(readFileSync(shrunk, 'utf8'), shrunk);
    expect(read).toMatchObject({
      tape: { steps: [{ kind: 'outcome' }, { kind: 'event' }, { kind: 'wait' }] },
    });
  });
});
