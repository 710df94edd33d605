import { contactFormPage, quickQuoteFormPage } from '#src/lab/page/scripts/lead-forms.ts';
import { test } from './delivering-site.ts';
import { testPaths } from './paths/walk-paths.ts';

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

testPaths(quickQuoteFormPage, test, 'quick-quote-form');
testPaths(contactFormPage, test, 'contact-form');
