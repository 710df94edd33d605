#!/usr/bin/env node
import { endProcess, reserveStdout, runCommand } from './command.ts';
import { runStatelab } from './program.ts';

reserveStdout();
await runCommand(() => runStatelab(process.argv.slice(2)));
endProcess();
