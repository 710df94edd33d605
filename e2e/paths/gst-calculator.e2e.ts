import { gstCalculatorPage } from '#lab/page/scripts/gst-calculator.ts';
import { testPaths } from './walk-paths.ts';

testPaths(gstCalculatorPage);
