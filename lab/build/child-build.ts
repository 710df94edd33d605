import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

interface ChildBuild {
  /** Rejects if the build fails; its output is shown. */
  readonly build: () => Promise<void>;
  /** Ends a build that still runs. */
  readonly stop: () => void;
}

/** Runs a command of this program in a process of its own, behind whatever else there is to do. */
export function childBuild(command: string): ChildBuild {
  let child: ChildProcess | undefined;
  return {
    build: async () => {
      const [program = ''] = process.argv.slice(1);
      const args = [...process.execArgv, program, command];
      child = spawn(process.execPath, args, { stdio: 'inherit' });
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      const [code]: readonly unknown[] = await once(child, 'exit');
      if (code !== 0) throw new Error(`The command ${command} failed.`);
    },
    stop: () => child?.kill(),
  };
}
