/** The light palette, by use; app/colours.ts has the dark one. */
export const palette = {
  ink: '#15221C',
  inkSoft: '#43524A',
  bush: '#0E3B2C',
  marker: '#F37021',
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
} as const;

/** Minimum viewport widths in px. */
const breakpoints = { tablet: 768, desktop: 1080 } as const;

/** Design tokens; colours, sizes and the gutter are custom properties. */
export const tokens = {
  color: {
    ink: 'var(--ink)',
    inkSoft: 'var(--ink-soft)',
    bush: 'var(--bush)',
    marker: 'var(--marker)',
    markerDeep: 'var(--marker-deep)',
    sky: 'var(--sky)',
    control: 'var(--control)',
    rule: 'var(--rule)',
    paper: 'var(--paper)',
    white: 'var(--white)',
    mist: 'var(--mist)',
    sand: 'var(--sand)',
    focus: 'var(--focus)',
    error: 'var(--error)',
  },
  size: {
    fine: 'var(--size-fine)',
    small: 'var(--size-small)',
    body: 'var(--size-body)',
    lede: 'var(--size-lede)',
  },
  weight: { regular: 400, semibold: 600, bold: 800, black: 900 },
  /** Named by px at the default text size. */
  space: { 4: '0.25rem', 8: '0.5rem', 12: '0.75rem', 16: '1rem', 24: '1.5rem', 48: '3rem' },
  radius: { control: '4px' },
  measure: { gutter: 'var(--measure-gutter)' },
  media: {
    phone: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
    desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  },
} as const;
