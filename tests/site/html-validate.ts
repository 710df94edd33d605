import type { ConfigData } from 'html-validate';

type Rules = NonNullable<ConfigData['rules']>;

/** Exceptions from the preset, for React’s output, the site’s size and its style sheets. */
const rules: Rules = {
  // Lower case is valid too, and is used in the HTML standard’s examples.
  'doctype-style': ['error', { style: 'lowercase' }],
  // React prints required="" and <img/>, and some names as in JSX. Browsers treat them the same.
  'attribute-boolean-style': ['error', { style: 'empty' }],
  'attribute-empty-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  // React’s useId makes ids with a leading underscore, which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // Scripts are served from the site’s own origin.
  'require-sri': ['error', { target: 'crossorigin' }],
  // The small menu is before main and names its groups with h2; main begins with the h1.
  'heading-level': ['error', { minInitialRank: 'h2' }],
  // Two menus are named Main; every screen shows one. Landmarks have their own check.
  'unique-landmark': 'off',
  // The services of a quote request are checkboxes with one name.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'reset', 'button'] }],
  // The quote’s progress is a drawing of a track, which <progress> cannot contain.
  'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  // A list may have a name: ARIA allows it and screen readers read it.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // An input without a type is a text field: the standard’s default.
  'no-implicit-input-type': 'off',
  // The policy of a page forbids every style attribute.
  'no-inline-style': ['error', { allowedProperties: [] }],
  // The number has ordinary spaces, so that it can be found and copied.
  'tel-non-breaking': 'off',
};

/** The rules for the HTML of every page. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules,
};

/** Pages with a form that updates while one types, and has nothing to submit. */
export const answersWhileTyping: readonly string[] = [
  '/tax-faq',
  '/ird-letters',
  '/gst-calculator',
];

export const rulesWithoutSubmit: ConfigData = {
  ...htmlRules,
  rules: { ...rules, 'wcag/h32': 'off' },
};
