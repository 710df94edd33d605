import type { AnyStateMachine } from 'xstate';
import type { PageScript } from './page-script.ts';
import { accordionPage } from './scripts/accordion.ts';
import { faqSearchPage } from './scripts/faq-search.ts';
import { gstCalculatorPage } from './scripts/gst-calculator.ts';
import { contactFormPage, quickQuoteFormPage } from './scripts/lead-forms.ts';
import { leadOutboxPage } from './scripts/lead-outbox.ts';
import { desktopMenuPage, mobileMenuPage } from './scripts/menus.ts';
import { nearMePage } from './scripts/near-me.ts';
import { profitComparisonPage } from './scripts/profit-comparison.ts';
import { quoteWizardPage } from './scripts/quote-wizard.ts';
import { stickyBarPage } from './scripts/sticky-bar.ts';
import { taxCalculatorPage } from './scripts/tax-calculator.ts';

/** How each machine of the site is driven through its page; of two pages that run one, the lab shows the first. */
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

/** How the machine of that id is driven through its page; undefined where it runs on none. */
export const pageScriptOf = (id: string): PageScript<AnyStateMachine> | undefined =>
  pageScripts.find(({ scenario }) => scenario.machine.id === id);
