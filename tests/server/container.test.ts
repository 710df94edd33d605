import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { buildSiteIn } from './fixtures/built-site.ts';
import { startServer } from './fixtures/processes.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** What the last stage takes from the project itself. */
const copied = [...lastStage.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, names = '']) =>
  names.split(' '),
);

/** A command that stands as a JSON array after an instruction. */
const commandAfter = (instruction: RegExp): readonly string[] => {
  const command: unknown = JSON.parse(instruction.exec(lastStage)?.[1] ?? 'null');
  return Array.isArray(command) ? command.map(String) : [];
};

const aliases = { '#content/': 'content/', '#machines/': 'machines/', '#src/': 'src/' };

/** Every file that a program imports, and the packages those import. */
function importsOf(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, name = ''] of code.matchAll(/^(?:import|export)(?! type)[^']*from '([^']+)'/gm)) {
      const alias = Object.entries(aliases).find(([start]) => name.startsWith(start));
      if (alias) visit(alias[1] + name.slice(alias[0].length));
      else if (name.startsWith('./')) visit(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    }
  };
  visit(entry);
  return { files, packages };
}

describe('the container', () => {
  test.each(['src/server/main.ts', 'src/server/leads/cli.ts'])(
    'holds all that %s needs',
    (entry) => {
      const { files, packages } = importsOf(entry);
      const missing = [...files].filter(
        (file) => !copied.some((name) => file.startsWith(`${name}/`)),
      );
      expect(missing).toEqual([]);
      const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
        readFileSync('package.json', 'utf8'),
      );
      expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
      expect(dependencies).toHaveProperty('tsx');
    },
  );

  test('copies nothing that is not there, and runs as nobody in particular', () => {
    expect(copied.filter((name) => !existsSync(name))).toEqual([]);
    expect(/^USER (.*)$/m.exec(lastStage)?.[1]).toBe('node');
    expect(lastStage.indexOf('\nUSER node')).toBeLessThan(lastStage.indexOf('\nCMD '));
  });

  test('starts by its own command on what it holds, and is well by its own check', async () => {
    const folder = await temporaryFolder();
    await buildSiteIn(folder);
    for (const name of [...copied, 'node_modules']) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await symlink(resolve(name), join(folder, name));
    }
    expect(commandAfter(/^CMD (.*)$/m)).toEqual(['node', '--import', 'tsx', 'src/server/main.ts']);
    const server = await startServer(join(folder, 'src/server/main.ts'), folder);
    const [program = '', ...args] = commandAfter(/^HEALTHCHECK .*?CMD (.*)$/m);
    const check = (port: string) =>
      promisify(execFile)(program, args, { env: { ...process.env, PORT: port } });
    await expect(check(new URL(server.url).port)).resolves.toBeDefined();
    await server.stop('SIGTERM');
    await expect(check(new URL(server.url).port)).rejects.toThrow('Command failed');
  }, 30_000);
});

describe('the service', () => {
  const unit = readFileSync('deploy/waymark.service', 'utf8');

  test('starts the server as the container does, and keeps leads where it may write', () => {
    expect(unit).toContain('ExecStart=/usr/bin/node --import tsx src/server/main.ts\n');
    expect(unit).toContain('StateDirectory=waymark\n');
    expect(unit).toContain('LEADS_DATABASE_URL=file:/var/lib/waymark/leads.db\n');
  });

  test('gives the server longer to stop than it takes', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
  });
});
