import { stickyBarPage } from '#lab/pages/sticky-bar.ts';
import { testPaths } from './walk-paths.ts';

testPaths(stickyBarPage);
