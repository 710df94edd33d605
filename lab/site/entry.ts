/** Whoever opens the home page of the lab's folder wants the lab; in the lab's frame it is a page like others. */
const asksForLab = window.top === window && window.location.pathname === '/';

if (asksForLab) window.location.replace('/lab/');
else void import('#src/app/entry-client.tsx');
