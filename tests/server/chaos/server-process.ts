import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLeads, type Leads } from '#src/server/decide/open-leads.ts';
import { commandFor } from '#tests/program.ts';

interface ServerOptions {
  /** The folder it runs in, with its dist and its data. */
  readonly folder: string;
  readonly port?: number;
  /** The file to run (default: the server’s own). */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The program that runs the server’s command, with its arguments. */
  readonly under?: readonly [string, ...string[]];
}

/** Runs a function in a temporary folder. */
export async function inFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'waymark-chaos-'));
  return act(join(parent, 'server')).finally(() => rm(parent, { recursive: true, force: true }));
}

function leadsIn(folder: string): Promise<Leads> {
  const file = join(folder, 'data', 'leads.db');
  return openLeads({ url: `file:${file}`, file });
}

export const emailsOf = async (store: Leads): Promise<readonly string[]> =>
  (await store.list()).map(({ values }) => String(values['email']));

/** The email address of every lead that a folder's database holds. */
export async function storedIn(folder: string): Promise<readonly string[]> {
  const store = await leadsIn(folder);
  return emailsOf(store).finally(() => store.close());
}

/** Makes a folder in which a server can run, with a minimal site and an empty database. */
export async function makeServerFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Home</title>');
  await (await leadsIn(folder)).close();
}

/**
 * Starts the real server in its own process, without a rate limit. Rejects with its output if it
 * exits before it listens.
 */
export async function startServer(options: ServerOptions) {
  const { folder, port = 0, env = {}, under = [] } = options;
  const { program: file = 'src/server/main.ts' } = options;
  const [program, ...args] = [...under, ...(await commandFor(file))];
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      LEADS_PER_MINUTE: '0',
      ...env,
    },
  });
  let output = '';
  const exited: Promise<unknown> = once(child, 'close');
  const listening = new Promise<string>((settle, fail) => {
    const hear = (text: Buffer): void => {
      output += text.toString();
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url !== undefined) settle(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => fail(new Error(output)));
  });
  const url = await listening;
  return {
    url,
    port: Number(new URL(url).port),
    /** Its stdout and stderr so far. */
    output: (): string => output,
    /** Its exit code and the signal that ended it, once it has. */
    exited,
    /** Sends it a signal and waits for its end. Returns its exit code. */
    end: async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
