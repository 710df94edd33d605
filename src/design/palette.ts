/**
 * The colours of drawings and pages. Which of them may be text on which ground, and their contrast: tests/design/contrast.test.ts.
 */
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
