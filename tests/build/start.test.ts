import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '#tests/server/fixtures/processes.ts';
import { temporaryFolder } from '#tests/server/fixtures/temporary-folder.ts';

test.each([
  ['fails', 'process.exitCode = 3;', 3],
  ['is killed', "process.kill(process.pid, 'SIGKILL');", 1],
])('npm start serves nothing if its build %s, and exits with an error', async (_, build, code) => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'src', 'build'), { recursive: true });
  await writeFile(join(folder, 'src', 'build', 'build.ts'), build);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  expect(await run('src/build/start.ts', folder)).toEqual({ code, stdout: '', stderr: '' });
});
