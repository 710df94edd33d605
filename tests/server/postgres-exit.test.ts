import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a program that starts PostgreSQL keeps its exit code', () => {
  const program =
    "await import('#tests/server/fixtures/postgres-server.ts'); process.exitCode = 7;";
  const options = ['--import', 'tsx', '--input-type=module', '--eval', program];
  expect(spawnSync(process.execPath, options, { encoding: 'utf8' })).toMatchObject({
    status: 7,
    stderr: '',
  });
});
