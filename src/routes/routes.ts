import { blogRoute } from './blog.tsx';
import { contactRoute } from './contact.tsx';
import { formProblemRoute } from './form-problem.tsx';
import { quoteFrame, siteFrame } from './frames.tsx';
import { gstCalculatorRoute } from './gst-calculator.tsx';
import { homeRoute } from './home.tsx';
import { listedRoute } from './listed.tsx';
import { nearMeRoute } from './near-me.tsx';
import { quoteRoute } from './quote.tsx';
import { rootRoute } from './root.tsx';
import { taxCalculatorRoute } from './tax-calculator.tsx';
import { taxFaqRoute } from './tax-faq.tsx';
import { thankYouRoute } from './thank-you.tsx';

/** Every route of the site, in its frame. */
export const routeTree = rootRoute.addChildren([
  siteFrame.addChildren([
    blogRoute,
    contactRoute,
    gstCalculatorRoute,
    homeRoute,
    listedRoute,
    nearMeRoute,
    taxCalculatorRoute,
    taxFaqRoute,
  ]),
  quoteFrame.addChildren([formProblemRoute, quoteRoute, thankYouRoute]),
]);
