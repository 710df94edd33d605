import { quoteWizardPage } from '#lab/pages/quote-wizard.ts';
import { testPaths } from './walk-paths.ts';

testPaths(quoteWizardPage);
