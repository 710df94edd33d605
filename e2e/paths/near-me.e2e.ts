import { nearMePage } from '#src/lab/page/scripts/near-me.ts';
import { testPaths } from './walk-paths.ts';

testPaths(nearMePage);
