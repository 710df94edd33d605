import { nearMePage } from '#lab/page/scripts/near-me.ts';
import { testPaths } from './walk-paths.ts';

testPaths(nearMePage);
