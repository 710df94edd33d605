import { profitComparisonPage } from '#lab/page/scripts/profit-comparison.ts';
import { testPaths } from './walk-paths.ts';

testPaths(profitComparisonPage);
