import { expect, test } from '@playwright/test';
import { visibilityFault } from '#statelab/page/visibility.ts';

const foot = `<style>@media (max-width: 400px) { footer { position: fixed; inset: 0 } }</style>
  <button>Send</button><footer>Waymark</footer>`;

for (const [html, fault] of [
  ['<button>Send</button><p role="status">Sent</p>', undefined],
  // What can be scrolled into the clear is not covered.
  [
    '<p style="height: 3000px"></p><button>Send</button><header style="position: fixed; inset: 0 0 auto; height: 60px">Waymark</header>',
    undefined,
  ],
  // A menu opens over the page.
  [
    '<button>Send</button><div popover id="menu" style="inset: 0">Menu</div><script>menu.showPopover()</script>',
    undefined,
  ],
  [foot, 'the button ‘Send’ is covered by the footer ‘Waymark’ at 320 px'],
  [
    '<style>main::after { content: ""; position: fixed; inset: 0 }</style><main><button>Send</button></main>',
    'the button ‘Send’ is covered by the main ‘Send’ at 320 px',
  ],
  [
    '<p role="alert" style="position: absolute; left: -900px">No name</p>',
    'the alert ‘No name’ is off the page at 320 px',
  ],
  [
    '<output><p style="position: absolute; left: -9999px">Sending</p></output>',
    'the p ‘Sending’ is off the page at 320 px',
  ],
  [
    '<div role="status"><p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Copied</p></div>',
    undefined,
  ],
  [
    '<button aria-label="Close" style="position: fixed; top: 2000px"></button>',
    'the button ‘Close’ is off the page at 320 px',
  ],
  [
    '<main style="opacity: 0"><label>Name <input></label></main>',
    'the field ‘Name’ is transparent at 320 px',
  ],
  [
    '<style>@keyframes come { from { opacity: 0 } }</style><main style="animation: come 0.5s"><button>Send</button></main>',
    undefined,
  ],
] as const) {
  test(`${fault ?? 'nothing'} is at fault in ${html.slice(0, 70)}`, async ({ page }) => {
    await page.setContent(html);
    expect(await visibilityFault(page)).toBe(fault);
  });
}
