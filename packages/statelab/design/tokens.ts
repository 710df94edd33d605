/**
 * The palette by use, light and dark: `ink` is text, `white` the surface below it, `focus` a
 * highlight behind ink.
 */
export const palette = {
  ink: ['#15221C', '#E6EFE9'],
  inkSoft: ['#43524A', '#AEBDB4'],
  bush: ['#0E3B2C', '#8FD3B0'],
  marker: ['#F37021', '#F37021'],
  markerDeep: ['#B84A06', '#FF9A52'],
  sky: ['#0B5A83', '#84C7EE'],
  visited: ['#5B3A86', '#C8B0F2'],
  control: ['#66736C', '#84938A'],
  rule: ['#CFD8CF', '#2C3832'],
  paper: ['#F5F8F3', '#0E1411'],
  white: ['#FFFFFF', '#161E1A'],
  mist: ['#E4EEE7', '#222E28'],
  focus: ['#FFD23F', '#7D6000'],
  error: ['#B3261E', '#FF9A8F'],
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
    control: 'var(--control)',
    rule: 'var(--rule)',
    white: 'var(--white)',
    mist: 'var(--mist)',
    error: 'var(--error)',
  },
  size: {
    fine: 'var(--size-fine)',
    small: 'var(--size-small)',
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
