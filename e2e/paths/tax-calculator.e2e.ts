import { taxCalculatorPage } from '#lab/pages/tax-calculator.ts';
import { testPaths } from './walk-paths.ts';

testPaths(taxCalculatorPage);
