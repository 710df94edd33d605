import { contactFormPage, quickQuoteFormPage } from '#lab/pages/lead-forms.ts';
import { testPaths } from './walk-paths.ts';

testPaths(quickQuoteFormPage, 'quick-quote-form');
testPaths(contactFormPage, 'contact-form');
