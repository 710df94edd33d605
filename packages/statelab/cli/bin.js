#!/usr/bin/env node
// The lab is written in TypeScript, and so are most machines that it is asked to open.
import 'tsx';

await import('./statelab.ts');
