import { profitComparisonPage } from '#src/lab/page/scripts/profit-comparison.ts';
import { testPaths } from './walk-paths.ts';

testPaths(profitComparisonPage);
