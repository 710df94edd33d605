import { quoteFrame, siteFrame } from './frames.tsx';
import { listedRoute } from './listed.tsx';
import { quotePages } from './quote-pages.tsx';
import { rootRoute } from './root.tsx';
import { sitePages } from './site-pages.tsx';

/** Every route of the site, in its frame. */
export const routeTree = rootRoute.addChildren([
  siteFrame.addChildren([...sitePages, listedRoute]),
  quoteFrame.addChildren(quotePages),
]);
