import { quoteLayoutRoute } from '#src/app/layout-routes.tsx';
import { pageRoute } from '#src/app/page-route.tsx';

export const quoteRoute = pageRoute(quoteLayoutRoute, '/quote', {
  modules: ['src/routes/quote.page.tsx'],
  load: () => import('./quote.page.tsx'),
});

/** What a browser without JavaScript is answered with. */
export const thankYouRoute = pageRoute(quoteLayoutRoute, '/thank-you', {
  modules: ['src/routes/thank-you.page.tsx'],
  load: () => import('./thank-you.page.tsx'),
});

/** What the form handler writes its reason into when a plain form post is refused; it answers at `/`. */
export const formProblemRoute = pageRoute(quoteLayoutRoute, '/form-problem', {
  modules: ['src/routes/form-problem.page.tsx'],
  load: () => import('./form-problem.page.tsx'),
  scriptless: true,
});
