import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openLeads, type Leads } from '#src/server/decide/open-leads.ts';
import { commandFor } from '#tests/program.ts';

export interface ServerOptions {
  /** The folder it runs in, with its dist and its data. */
  readonly folder: string;
  readonly port?: number;
  /** The file to run (default: the server’s own). */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The program that runs the server’s command, with its arguments. */
  readonly under?: readonly [string, ...string[]];
  /** The user it runs as, if this process may choose. */
  readonly uid?: number;
}

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  /** Its stdout and stderr so far. */
  readonly output: () => string;
  /** Sends it a signal and waits for its end. Returns its exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export function leadsIn(folder: string): Promise<Leads> {
  const file = join(folder, 'data', 'leads.db');
  return openLeads({ url: `file:${file}`, file });
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
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { folder, port = 0, env = {}, under = [], uid } = options;
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
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  const exited = once(child, 'exit');
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
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
