/** What a project's code does to files, the network and other programs does not happen in the lab. */
import { AsyncLocalStorage } from 'node:async_hooks';
import childProcess from 'node:child_process';
import { Socket as DatagramSocket } from 'node:dgram';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord } from '#statelab/is-record.ts';
import { anything, projectCode } from '#statelab/explore/stand-ins.ts';

/** The file or machine whose code is running; timers and promises that it starts belong to it, too. */
const running = new AsyncLocalStorage<string>();
const calls = new Set<string>();
const own = fileURLToPath(new URL('..', import.meta.url));
const place = /(?:\(|at (?:async )?)(?:file:\/\/)?([^()\n]+):(\d+):\d+\)?$/gm;

/** The line of the project's code that is calling or threw, 'door.ts:3'; undefined if a package does later. */
export function callingLine(stack = new Error().stack): string | undefined {
  for (const [, path = '', line] of stack?.matchAll(place) ?? []) {
    // A line of the bundle itself has no place in a file of the project.
    if (/node:|node_modules|statelab-\w+[/\\]\d[/\\]/.test(path) || path.startsWith(own)) continue;
    return `${relative(process.cwd(), path)}:${line}`;
  }
  return undefined;
}

/** The calls that did not happen, a sentence each. */
export const callsOutside = (): readonly string[] => [...calls];

type Words = (key: string, given: readonly unknown[]) => string;

/** Puts a wall around methods: code of the project calls them in vain, and gets this result. */
function wall(of: object, pattern: RegExp, words: Words, result: unknown): void {
  for (const [key, called] of Object.entries(of)) {
    if (typeof called !== 'function' || !pattern.test(key)) continue;
    const walled = new Proxy(called, {
      apply: (_, self, given) => {
        const who = running.getStore();
        // What is opened to be read changes nothing.
        const reads = key.startsWith('open') && (given[1] ?? 'r') === 'r';
        if (who === undefined || reads) return Reflect.apply(called, self, given);
        calls.add(`${callingLine() ?? who} ${words(key, given)}. The lab did not do it.`);
        return result;
      },
    });
    Reflect.set(of, key, walled);
  }
}

const callsOf =
  (name: string): Words =>
  (key) =>
    `calls ${name}${key}`;

const connects: Words = (_, given) => {
  const [to] = given.flat();
  return `connects to ${isRecord(to) ? [to['host'], to['port']].join(':') : 'another program'}`;
};

const changesFiles =
  /^(?:append|chmod|chown|copy|cp|createW|l?utimes|link|mkd|open(?:Sync)?$|rename|rm|symlink|truncate|unlink|write)/;

/** Runs code of a file or machine behind the wall. */
export function behindWall<Result>(name: string, run: () => Result): Result {
  if (projectCode.run !== behindWall) {
    projectCode.run = behindWall;
    const later = Promise.resolve(anything);
    wall(fs, changesFiles, callsOf('fs.'), anything);
    wall(fs.promises, changesFiles, callsOf('fs.promises.'), later);
    wall(childProcess, /^(?:exec|fork|spawn)/, callsOf('child_process.'), anything);
    wall(process, /^(?:abort|kill)$/, callsOf('process.'), anything);
    wall(globalThis, /^fetch$/, callsOf(''), later);
    wall(Socket.prototype, /^connect$/, connects, anything);
    wall(DatagramSocket.prototype, /^(?:connect|send)$/, callsOf('dgram.Socket.'), anything);
    syncBuiltinESMExports();
  }
  return running.run(name, run);
}
