import { nearMePage } from '#lab/pages/near-me.ts';
import { testPaths } from './walk-paths.ts';

testPaths(nearMePage);
