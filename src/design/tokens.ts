/** The raw colours. Which of them may be text on which ground, and their contrast: tests/design/contrast.test.ts. */
export const palette = {
  ink: '#15221C',
  inkSoft: '#43524A',
  bush: '#0E3B2C',
  bushMid: '#1C5C45',
  marker: '#F37021',
  markerEdge: '#8A3A06',
  markerDeep: '#B84A06',
  markerLight: '#FF9A52',
  sky: '#0B5A83',
  visited: '#5B3A86',
  control: '#66736C',
  rule: '#CFD8CF',
  paper: '#F5F8F3',
  white: '#FFFFFF',
  mist: '#E4EEE7',
  sand: '#F3EBDD',
  focus: '#FFD23F',
  error: '#B3261E',
  ok: '#1A7042',
  contour: '#C9A37A',
  contourBush: '#4C8A70',
} as const;

/**
 * Viewport widths, in em of the reader's text size, from which the wider layouts apply; below the
 * first the design is for 360 px.
 */
const breakpoints = { tablet: 48, desktop: 67.5 } as const;

/**
 * What styles are written with. All but the media queries are custom properties of the global style;
 * `text`, `textSoft`, `link`, `linkVisited`, `accent`, `ground`, `line` and `panelEdge` change with the
 * ground they stand on.
 */
export const tokens = {
  color: {
    ink: 'var(--ink)',
    inkSoft: 'var(--ink-soft)',
    bush: 'var(--bush)',
    bushMid: 'var(--bush-mid)',
    marker: 'var(--marker)',
    markerEdge: 'var(--marker-edge)',
    markerDeep: 'var(--marker-deep)',
    markerLight: 'var(--marker-light)',
    sky: 'var(--sky)',
    visited: 'var(--visited)',
    control: 'var(--control)',
    rule: 'var(--rule)',
    paper: 'var(--paper)',
    white: 'var(--white)',
    mist: 'var(--mist)',
    sand: 'var(--sand)',
    focus: 'var(--focus)',
    error: 'var(--error)',
    ok: 'var(--ok)',
    contour: 'var(--contour)',
    contourBush: 'var(--contour-bush)',
    text: 'var(--text)',
    textSoft: 'var(--text-soft)',
    link: 'var(--link)',
    linkVisited: 'var(--link-visited)',
    accent: 'var(--accent)',
    ground: 'var(--ground)',
    line: 'var(--line)',
    panelEdge: 'var(--panel-edge)',
  },
  /** Type sizes; those above `body` shrink with the viewport, never below the width of 360 px. */
  size: {
    fine: 'var(--size-fine)',
    small: 'var(--size-small)',
    body: 'var(--size-body)',
    lede: 'var(--size-lede)',
    h4: 'var(--size-h4)',
    h3: 'var(--size-h3)',
    h2: 'var(--size-h2)',
    h1: 'var(--size-h1)',
    display: 'var(--size-display)',
  },
  lineHeight: { body: 1.5, heading: 1.15, display: 1.02 },
  tracking: { display: '-0.02em', heading: '-0.01em' },
  weight: { regular: 400, semibold: 600, bold: 800, black: 900 },
  font: { sans: 'var(--font-sans)', serif: 'var(--font-serif)' },
  /** Steps of space, named by their px at the usual text size. */
  space: {
    4: 'var(--space-4)',
    8: 'var(--space-8)',
    12: 'var(--space-12)',
    16: 'var(--space-16)',
    24: 'var(--space-24)',
    32: 'var(--space-32)',
    48: 'var(--space-48)',
    64: 'var(--space-64)',
    96: 'var(--space-96)',
  },
  radius: { control: 'var(--radius-control)', none: '0' },
  measure: {
    page: 'var(--measure-page)',
    reading: 'var(--measure-reading)',
    form: 'var(--measure-form)',
    target: 'var(--measure-target)',
    gutter: 'var(--measure-gutter)',
    /** Height of the sticky header, kept free above whatever is scrolled to. */
    header: 'var(--measure-header)',
    /** Height of the sticky bar of small screens, kept free below. */
    bar: 'var(--measure-bar)',
  },
  media: {
    phone: `@media screen and (max-width: ${breakpoints.tablet - 0.01}em)`,
    tablet: `@media (min-width: ${breakpoints.tablet}em)`,
    desktop: `@media (min-width: ${breakpoints.desktop}em)`,
    narrow: `@media (max-width: ${breakpoints.desktop - 0.01}em)`,
    forcedColors: '@media (forced-colors: active)',
    print: '@media print',
    motion: '@media (prefers-reduced-motion: no-preference)',
  },
} as const;
