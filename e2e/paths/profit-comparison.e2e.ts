import { profitComparisonPage } from '#lab/pages/profit-comparison.ts';
import { testPaths } from './walk-paths.ts';

testPaths(profitComparisonPage);
