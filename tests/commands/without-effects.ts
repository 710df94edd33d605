/**
 * Loaded into a command before its own code: whatever starts a program, listens or connects fails. The
 * compiler of TypeScript, which loads the code, is none of its effects.
 */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const isCompiler = (program: unknown): boolean => /[\\/]esbuild/.test(String(program));

function refuse(what: string): never {
  process.stderr.write(`effect: ${what}\n`);
  process.exit(3);
}

for (const name of ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork']) {
  const original: unknown = Reflect.get(childProcess, name);
  Reflect.set(childProcess, name, (program: unknown, ...rest: unknown[]) =>
    isCompiler(program) && typeof original === 'function'
      ? original(program, ...rest)
      : refuse(`${name} ${String(program)}`),
  );
}
net.Server.prototype.listen = () => refuse('listen');
net.Socket.prototype.connect = () => refuse('connect');
syncBuiltinESMExports();
