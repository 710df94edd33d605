/** A control, how a visitor presses it, and what is seen then. */
export interface PressedControl {
  readonly name: string;
  readonly path: string;
  /** The element to touch, as a CSS selector; null for a page that is only scrolled. */
  readonly target: string | null;
  /** What else the visitor does before the touch: statements that run in the page. */
  readonly prepare?: string;
  /** What is typed after the touch. */
  readonly typed?: string;
  /** The effect: an expression over the page, which is true once it is seen. */
  readonly effect: string;
  /** Milliseconds from the press to the effect: the largest median, and 95th percentile. */
  readonly bounds: readonly [median: number, slow: number];
}

const usual = [300, 800] as const;
const byTheBrowser = [100, 100] as const;
/** The wizard waits for 800 ms first. */
const wizard = [1100, 1600] as const;

const seen = (selector: string, text: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((each) => each.textContent.includes(${JSON.stringify(text)}) && each.checkVisibility({ visibilityProperty: true }))`;

/**
 * Fills in a field or a list of a form. It sets the value past React, which ignores an event after
 * which a field has the value that was last set.
 */
const fill = (form: string, name: string, value: string): string =>
  `{ const field = document.querySelector('${form} [name="${name}"]');
    field.focus();
    Reflect.set(Object.getPrototypeOf(field), 'value', '${value}', field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true })); }`;

const quickForm = '[data-machine="form"]';

/** The controls that are pressed: one of each kind. */
export const controls: readonly PressedControl[] = [
  {
    name: 'menu',
    path: '/',
    target: 'nav[data-machine="mobile-menu"] > button',
    effect: seen('#mobile-menu a', 'Auckland'),
    bounds: byTheBrowser,
  },
  {
    name: 'question on the home page',
    path: '/',
    target: '#faq :is(summary, h3 > button)',
    effect: seen('#faq details > :not(summary)', 'We pass that to up to three'),
    bounds: byTheBrowser,
  },
  {
    name: 'question of the tax FAQ',
    path: '/tax-faq',
    target: 'main [data-machine="accordion"] :is(summary, h3 > button)',
    effect: seen('[data-machine="accordion"] p', 'It is free, so ignore any site that charges'),
    bounds: byTheBrowser,
  },
  {
    name: 'answer of the wizard',
    path: '/quote',
    target: '[data-machine="quote-wizard"] label:has([value="sole-trader"])',
    effect: seen('h1', 'Where are you based?'),
    bounds: wizard,
  },
  {
    name: 'Continue of the wizard',
    path: '/quote',
    target: '[data-machine="quote-wizard"] button[type="submit"]',
    effect: seen('main h2', 'There is a problem'),
    bounds: usual,
  },
  {
    name: 'field of the GST calculator',
    path: '/gst-calculator',
    target: '#amount',
    typed: '115',
    effect: seen('#calculator output', '$132.25'),
    bounds: usual,
  },
  {
    name: 'Calculate Tax',
    path: '/tax-calculator',
    target: 'main form button[type="submit"]',
    prepare: fill('main', 'income', '65000'),
    effect: seen('#calculator output', '$'),
    bounds: usual,
  },
  {
    name: 'search of the tax FAQ',
    path: '/tax-faq',
    target: '#faq-search',
    typed: 'logbook',
    effect: seen('main p', '2 questions'),
    bounds: usual,
  },
  {
    name: 'a link of the footer',
    path: '/privacy',
    target: 'footer a[href="/terms"]',
    effect: seen('h1', 'Terms of Service'),
    bounds: usual,
  },
  {
    name: 'Send of a quick form',
    path: '/wellington',
    target: '[data-machine="form"] button[type="submit"]',
    // A phone folds the form behind a button.
    prepare: [
      `document.querySelector('details:has(${quickForm}) > summary').click()`,
      fill(quickForm, 'name', 'Mere Ngata'),
      fill(quickForm, 'email', 'mere@example.co.nz'),
      fill(quickForm, 'businessType', 'sole-trader'),
      fill(quickForm, 'serviceNeeded', 'gst-returns'),
    ].join(';\n'),
    effect: `/sending|sent/.test(document.querySelector('[data-machine="form"]').dataset.state)`,
    bounds: usual,
  },
  {
    name: 'a guide, whose islands no page before has',
    path: '/blog',
    target: 'main a[href="/blog/provisional-tax-nz"]',
    effect: seen('h1', 'Provisional tax'),
    bounds: usual,
  },
  {
    name: 'a town on the map',
    path: '/',
    target: 'main [data-city="napier"] a',
    effect: seen('h1', 'Napier'),
    bounds: usual,
  },
  {
    name: 'bar after a scroll',
    path: '/',
    target: null,
    effect: seen('[data-machine="sticky-bar"]', 'Get Free Quotes Now'),
    bounds: usual,
  },
];
