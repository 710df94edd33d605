import { taxCalculatorPage } from '#lab/page/scripts/tax-calculator.ts';
import { testPaths } from './walk-paths.ts';

testPaths(taxCalculatorPage);
