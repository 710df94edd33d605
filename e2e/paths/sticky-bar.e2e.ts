import { stickyBarPage } from '#lab/page/scripts/sticky-bar.ts';
import { testPaths } from './walk-paths.ts';

testPaths(stickyBarPage);
