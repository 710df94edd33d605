import type { ConfigData } from 'html-validate';

type Rules = NonNullable<ConfigData['rules']>;

/** Where React's printer, the site's size or its style sheets know better than the preset. */
const rules: Rules = {
  // Lower case is as valid, and what the HTML standard's own examples print.
  'doctype-style': ['error', { style: 'lowercase' }],
  // React prints required="" and <img/>, and some names as they are spelt in JSX. Browsers read them alike.
  'attribute-boolean-style': ['error', { style: 'empty' }],
  'attribute-empty-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  // React's useId gives ids that begin with an underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // Scripts are served from the site's own address, beside the page that asks for them.
  'require-sri': ['error', { target: 'crossorigin' }],
  // The small menu stands before the main part and names its groups with h2; main begins with the h1.
  // The one-page form of /quote has its own, for browsers that show it instead of the wizard.
  'heading-level': ['error', { minInitialRank: 'h2', allowMultipleH1: true }],
  // Two menus are named Main, of which every screen shows one. Landmarks have a check of their own.
  'unique-landmark': 'off',
  // The services of a quote request are checkboxes of one name.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'reset', 'button'] }],
  // The progress of the quote is a drawing of a track, which <progress> cannot hold.
  'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  // A list may be named; ARIA allows it and screen readers say the name.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // An input without a type is a text field: the standard's default.
  'no-implicit-input-type': 'off',
  // A marker of the map stands where its city is: a place in percent, which is data and not style.
  'no-inline-style': ['error', { allowedProperties: ['left', 'top'] }],
  // The number is written once, with ordinary spaces, so that it is found and copied as it is typed.
  'tel-non-breaking': 'off',
};

/** What the HTML of every page is held to. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules,
};

/** Pages with a form that answers while one types, so that there is nothing to submit. */
export const answersWhileTyping: readonly string[] = ['/tax-faq', '/gst-calculator'];

export const rulesWithoutSubmit: ConfigData = {
  ...htmlRules,
  rules: { ...rules, 'wcag/h32': 'off' },
};
