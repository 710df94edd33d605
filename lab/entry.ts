/** Opening the root of the lab's folder goes to the lab. Inside its frame, / is the site's home page. */
const asksForLab = window.top === window && window.location.pathname === '/';

if (asksForLab) window.location.replace('/lab/');
// Registers the site with the lab before any machine starts.
else void import('#lab.config.ts').then(() => import('#src/app/entry-client.tsx'));
