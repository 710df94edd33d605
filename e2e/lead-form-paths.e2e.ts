import { contactFormPage, quickQuoteFormPage } from '#lab/page/scripts/lead-forms.ts';
import { testPaths } from './paths/walk-paths.ts';

testPaths(quickQuoteFormPage, 'quick-quote-form');
testPaths(contactFormPage, 'contact-form');
