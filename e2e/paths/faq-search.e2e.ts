import { faqSearchPage } from '#lab/pages/faq-search.ts';
import { testPaths } from './walk-paths.ts';

testPaths(faqSearchPage);
