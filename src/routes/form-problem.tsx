import { createRoute } from '@tanstack/react-router';
import { quoteForm } from '#content/forms/quote.ts';
import { plainQuote } from '#content/ui/plain-quote.ts';
import { quote } from '#content/ui/quote.ts';
import { honeypotName } from '#machines/lead/form-body.ts';
import { detectionWithTrap } from '#src/views/forms/detection.ts';
import { Sheet } from '#src/views/quote/sheet.ts';
import { pageFromContent } from './content/page-from-content.ts';
import { quotePageRoute } from './layout/main-routes.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** True for a page that is served at another address, which the site's code does not know. */
    readonly scriptless?: boolean;
  }
}

const { title, heading, reasonSlot, back } = plainQuote.problem;
const page = { title, description: title, noindex: true };

/**
 * The form handler's response to a form that it rejects, sent without JavaScript. It serves the page
 * at /, with its reason; a browser has no page at this path. The hidden form is for a static host's
 * form detection, which reads the built HTML.
 */
export const route = createRoute({
  getParentRoute: () => quotePageRoute,
  path: '/form-problem',
  staticData: { scriptless: true },
  loader: () => pageFromContent(page, '/form-problem'),
  component: () => (
    <Sheet>
      <h1>{heading}</h1>
      <p>{reasonSlot}</p>
      <p>{back}</p>
      <p>{quote.contactUs}</p>
      <form name={quoteForm.name} method="post" action="/" hidden {...detectionWithTrap}>
        <input type="hidden" name="form-name" value={quoteForm.name} />
        {[honeypotName, ...Object.keys(quoteForm.fields)].map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
        <button type="submit">{quote.submit}</button>
      </form>
    </Sheet>
  ),
});
