#!/usr/bin/env node
import { runCommand } from './command.ts';
import { runStatelab } from './program.ts';

await runCommand(() => runStatelab(process.argv.slice(2)));
