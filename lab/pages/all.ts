import type { AnyStateMachine } from 'xstate';
import type { PageScript } from '#statelab/page/page-script.ts';
import { accordionPage } from './accordion.ts';
import { faqSearchPage } from './faq-search.ts';
import { gstCalculatorPage } from './gst-calculator.ts';
import { contactFormPage, quickQuoteFormPage } from './lead-forms.ts';
import { leadOutboxPage } from './lead-outbox.ts';
import { desktopMenuPage, mobileMenuPage } from './menus.ts';
import { nearMePage } from './near-me.ts';
import { profitComparisonPage } from './profit-comparison.ts';
import { quoteWizardPage } from './quote-wizard.ts';
import { stickyBarPage } from './sticky-bar.ts';
import { taxCalculatorPage } from './tax-calculator.ts';

/** Drives each machine through its page. If two pages run a machine, the lab shows the first. */
export const pageScripts: readonly PageScript<AnyStateMachine>[] = [
  accordionPage,
  desktopMenuPage,
  faqSearchPage,
  gstCalculatorPage,
  leadOutboxPage,
  mobileMenuPage,
  nearMePage,
  profitComparisonPage,
  quickQuoteFormPage,
  contactFormPage,
  quoteWizardPage,
  stickyBarPage,
  taxCalculatorPage,
];
