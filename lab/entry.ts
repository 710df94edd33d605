/** Whoever opens the home page of the lab's folder wants the lab; in the lab's frame it is a page like others. */
const asksForLab = window.top === window && window.location.pathname === '/';

if (asksForLab) window.location.replace('/lab/');
// What the lab is to know of the site comes before any of its machines.
else void import('#lab.config.ts').then(() => import('#src/app/entry-client.tsx'));
