/** True outside the lab's frame, where / redirects to the lab. Inside it, / is the site's home page. */
const asksForLab = window.top === window && window.location.pathname === '/';

if (asksForLab) window.location.replace('/lab/');
// Registers the site with the lab before any machine starts.
else void import('#lab.config.ts').then(() => import('#src/app/entry-client.tsx'));
