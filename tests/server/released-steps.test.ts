import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { postgresSteps } from '#src/server/store/postgres-steps.ts';
import { sqliteSteps } from '#src/server/store/sqlite-steps.ts';

const hashOf = (step: unknown): string =>
  createHash('sha256').update(JSON.stringify(step)).digest('hex').slice(0, 16);

// A database somewhere has taken each of these: a change is a new step, and its hash a new line.
test('no released step of the file database has been edited', () => {
  expect(sqliteSteps.map(hashOf)).toEqual([
    '4dc797a32a9b09f9',
    'dc83dcbe6231c07c',
    '79a3331901fe836b',
    '54cc0d54bb65975e',
    'eb35383f530b0400',
    'a52ec63c2119c360',
    '91dcd5c67263c5c3',
    '25367fb0c5a8e6f0',
    '05639e12dae11ff9',
  ]);
});

test('no released step of PostgreSQL has been edited', () => {
  expect(postgresSteps.map(hashOf)).toEqual([
    '9a29d45fa2544acc',
    'cda77787e533b64f',
    '05639e12dae11ff9',
  ]);
});
