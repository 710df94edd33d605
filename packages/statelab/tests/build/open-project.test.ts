import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '#statelab/build/open-project.ts';
import { tempFolder } from '#statelab/tests/temp-folder.ts';

test('a file opens in the page without a TypeScript file that it imports and that is not there, until it is', async () => {
  const folder = tempFolder();
  const file = join(folder, 'bell.ts');
  await writeFile(file, `import { ring } from './nope.ts';\nexport const bell = ring();\n`);
  const project = await openProject([file]);
  try {
    const entry = await project.codeAt('/lab/project.js');
    const chunks = [...(entry ?? '').matchAll(/project\/\w+\.js/g)];
    const code = await Promise.all(chunks.map(([path]) => project.codeAt(`/lab/${path}`)));
    expect(code.join('\n')).toContain('.ring)()');
    const isBuiltAgain = new Promise<void>((built) => project.onChange(built));
    await writeFile(join(folder, 'nope.ts'), 'export const ring = () => 1;\n');
    await isBuiltAgain;
  } finally {
    await project.close();
  }
});
