import { quoteWizardPage } from '#lab/page/scripts/quote-wizard.ts';
import { testPaths } from './walk-paths.ts';

testPaths(quoteWizardPage);
