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
  /** The ground of events and bundles on a chart. */
  gate: ['#F3EBDD', '#3A3122'],
  error: ['#B3261E', '#FF9A8F'],
} as const;

/** Above the width of a phone there is room for a machine's description; above the other for columns. */
export const media = {
  phone: '@media (max-width: 767.98px)',
  desktop: '@media (min-width: 1080px)',
  forcedColors: '@media (forced-colors: active)',
} as const;
