import { faqSearchPage } from '#lab/page/scripts/faq-search.ts';
import { testPaths } from './walk-paths.ts';

testPaths(faqSearchPage);
