import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandFor } from '#tests/program.ts';

export interface ServerOptions {
  /** The folder it runs in, with its dist and its data. */
  readonly folder: string;
  readonly port?: number;
  /** The file that is run; the server's own by default. */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The program that runs the server's command, and what comes before it. */
  readonly under?: readonly [string, ...string[]];
  /** The user it runs as, where this process may choose. */
  readonly uid?: number;
}

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  /** What it has written to stdout and stderr so far. */
  readonly said: () => string;
  /** Sends it a signal and waits for its end; gives its exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Makes a folder in which a server can run, with as little of a site as it asks for. */
export async function makeServerFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Home</title>');
}

/**
 * Starts the real server as a process of its own, with no limit on what an address may send.
 * Rejects, with what the server said, when it ends before it listens.
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
  let said = '';
  const exited = once(child, 'exit');
  const listening = new Promise<string>((settle, fail) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (url !== undefined) settle(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => fail(new Error(said)));
  });
  const url = await listening;
  return {
    url,
    port: Number(new URL(url).port),
    said: () => said,
    end: async (signal) => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
