import { gstCalculatorPage } from '#src/lab/page/scripts/gst-calculator.ts';
import { testPaths } from './walk-paths.ts';

testPaths(gstCalculatorPage);
