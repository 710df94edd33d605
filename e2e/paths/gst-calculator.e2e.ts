import { gstCalculatorPage } from '#lab/pages/gst-calculator.ts';
import { testPaths } from './walk-paths.ts';

testPaths(gstCalculatorPage);
