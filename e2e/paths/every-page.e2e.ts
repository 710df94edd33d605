import { pageScripts } from '#lab/machine-folders.ts';
import { testPaths } from './walk-paths.ts';

await testPaths(pageScripts);
