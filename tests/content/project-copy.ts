import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Outcome {
  readonly status: number | null;
  /** Everything it printed. */
  readonly output: string;
}

const tsc = 'node_modules/typescript/bin/tsc';

/** The folders that use the content, so that an edit may break them. */
const rooms = [
  'content',
  'lab',
  'machines',
  'packages/art',
  'packages/brackets',
  'packages/command-line',
  'src',
];

/** A copy of the project to edit, check and build. */
export class ProjectCopy {
  readonly #root = mkdtempSync(join(tmpdir(), 'edited-site-'));

  /** `more` are files and folders besides those that a build and its types need. */
  constructor(more: readonly string[] = []) {
    const parts = [
      ...rooms,
      'package.json',
      'vite.config.ts',
      'art.config.ts',
      'lab.config.ts',
      ...more,
    ];
    for (const part of parts) {
      cpSync(part, join(this.#root, part), { recursive: true });
    }
    // No edit changes the lab.
    symlinkSync(resolve('packages/statelab'), join(this.#root, 'packages/statelab'), 'junction');
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
    const include = [...rooms, '*.ts', 'packages/statelab/app/virtual-modules.d.ts'];
    this.write('tsconfig.json', JSON.stringify({ compilerOptions, include }));
    this.write('tsconfig.content.json', JSON.stringify({ compilerOptions, include: ['content'] }));
    const modules = join(this.#root, 'node_modules');
    mkdirSync(modules);
    for (const name of readdirSync('node_modules')) {
      // The copy has its own caches.
      if (!name.startsWith('.'))
        symlinkSync(resolve('node_modules', name), join(modules, name), 'junction');
    }
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#root, file)), { recursive: true });
    writeFileSync(join(this.#root, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  delete(...parts: readonly string[]): void {
    for (const part of parts) rmSync(join(this.#root, part), { recursive: true });
  }

  /** The files of these folders with such words. */
  mentioning(words: RegExp, ...folders: readonly string[]): readonly string[] {
    return folders
      .flatMap((folder) =>
        readdirSync(join(this.#root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((file) => /\.(?:tsx?|svg)$/.test(file) && words.test(file + this.read(file)));
  }

  has(file: string): boolean {
    return existsSync(join(this.#root, file));
  }

  /** Replaces `anchor`, which the file must contain once, by `text`. */
  edit(file: string, anchor: string, text: string): void {
    const parts = this.read(file).split(anchor);
    if (parts.length !== 2) throw new Error(`${file} holds ${anchor} ${parts.length - 1} times.`);
    this.write(file, parts.join(text));
  }

  /** Undoes every edit. */
  restore(): void {
    rmSync(join(this.#root, 'content'), { recursive: true });
    cpSync('content', join(this.#root, 'content'), { recursive: true });
  }

  /** Runs the unit tests of folders and files in the copy. */
  runTests = (...words: readonly string[]): Outcome =>
    this.#run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--reporter=minimal',
      ...words,
    );
  script = (file: string): Outcome => this.#run('--import', 'tsx', file);
  build = (): Outcome => this.script('src/build/build.ts');
  /** On one thread, which checks nothing twice: on all of them it needs twice the CPU time. */
  checkTypes = (): Outcome => this.#run(tsc, '--singleThreaded');
  /** Checks only the content, in a fraction of the time. */
  checkTypesOfContent = (): Outcome => this.#run(tsc, '--project', 'tsconfig.content.json');

  remove(): void {
    rmSync(this.#root, { recursive: true });
  }

  /** Runs Node, since the commands in `.bin` are not programs on every system. */
  #run(...words: readonly string[]): Outcome {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: this.#root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    });
    return { status, output: stdout + stderr };
  }
}
