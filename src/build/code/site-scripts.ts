import type { BuildOptions } from 'vite';
import { siteEntry } from '#src/build/pages/manifest.ts';

/** What starts every page, and the parts that all forms share: every page has a use for both. */
const siteParts =
  /\/app\/entry-client\.|\/design\/(alert|choice-row|data-table|error-summary|field|primitives)|\/(lead-words|quote-options|forms\/(field|shared-fields))\.|\/machines\/(lead|submission)\/|\/views\/forms\/(detection|failure|delivery-status|idempotency-key|note|problem-summary|recipients|control-of)\./;

/** What nearly every page is made of. */
const pageParts =
  /\/views\/page\/(breadcrumb|page-opening|plain|question|text)|\/lazy-announcement\.|\/(location-grid|index-list)\./;

/** What the browser's code is built from, and the files it is built into. */
export const siteScripts = {
  input: siteEntry,
  output: {
    codeSplitting: {
      // Few files compress better than many: what every page runs is one of them.
      groups: [
        { name: 'site', test: siteParts, priority: 2 },
        { name: 'page', test: pageParts, priority: 1 },
        { name: 'sections', test: /\/page\/sections\./ },
      ],
    },
  },
} satisfies BuildOptions['rolldownOptions'];
