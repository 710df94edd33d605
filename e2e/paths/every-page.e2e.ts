import { pageScripts } from '#lab/machine-folders.ts';
import { testPaths } from './walk-paths.ts';

for (const script of pageScripts) testPaths(script);
