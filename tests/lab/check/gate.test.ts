import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineLab, labConfig } from '#statelab/config.ts';
import { keptVerdicts } from '#statelab/cli/keep-verdicts.ts';
import { runHere } from '#statelab/tests/cli/run-here.ts';
import { save } from '#statelab/tests/cli/save.ts';
import { tempFolder } from '#statelab/tests/temp-folder.ts';
import { failing } from '#tests/lab/cli/quote-tape.ts';
import { entryOf } from '#tests/lab/entry-of.ts';

const calculator = entryOf('gst-calculator');
const gate = (...args: readonly string[]) => runHere('gate', ...args);

const wizard = entryOf('quote-wizard');

test('reads tapes, and exits 1 for a fault', async () => {
  const known = labConfig();
  defineLab({ machines: [calculator] });
  try {
    const recorded = join(tempFolder(), 'tapes');
    expect((await gate(recorded, '--record')).code).toBe(0);
    expect(readdirSync(recorded)).toContain('gst-calculator-alone-1.json');
    expect((await gate(recorded)).stdout).toMatch(
      /^✓ pass {2}Nothing is wrong in \d+ checks\.\nMachines only: no view was loaded\.\n$/,
    );

    // The usual tapes: its verdict is kept by the time it ends.
    defineLab({ machines: [calculator], tapes: recorded });
    const begun = new Date().toISOString();
    expect((await gate()).code).toBe(0);
    const kept = (await keptVerdicts())['gst-calculator'];
    expect([kept?.faults, (kept?.at ?? '') >= begun]).toEqual([0, true]);

    defineLab({ machines: [wizard] });
    const { code, stdout } = await gate(save(JSON.stringify(failing)));
    expect(code).toBe(1);
    // What it takes is known once it passes.
    expect(stdout).not.toContain('No tape takes');
    expect(stdout).toContain(
      '– not compared  quote-wizard, what its tapes take: 1 of 1 fails. What they take shows once they pass',
    );
    expect(stdout).toContain(
      'Step 3 differs in its state. Recording and model disagree. Recorded: thank-you. Model: {"location":"waiting"}.',
    );
  } finally {
    defineLab(known);
  }
});
