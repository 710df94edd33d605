#!/usr/bin/env node
import { endProcess, reserveStdout, runCommand, sayThrownLater } from './command.ts';
import { runStatelab } from './program.ts';

reserveStdout();
process.on('uncaughtException', sayThrownLater);
await runCommand(() => runStatelab(process.argv.slice(2)));
endProcess();
