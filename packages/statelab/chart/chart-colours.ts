import { palette } from '#statelab/design/tokens.ts';

/** The colours of a chart by what they are for: in light, and in dark. */
export const chartColours = {
  text: [palette.ink, '#EAF2EC'],
  textSoft: [palette.inkSoft, '#B9C8BE'],
  /** The grounds of the machine, of what it holds, of states that hold nothing, and of events and bundles. */
  machine: [palette.paper, '#101A15'],
  parent: [palette.mist, '#18261F'],
  leaf: [palette.white, '#22332A'],
  gate: [palette.sand, '#3A3122'],
  machineEdge: [palette.bush, '#7FB59C'],
  edge: [palette.control, '#8FA096'],
  line: [palette.inkSoft, '#B9C8BE'],
  active: [palette.focus, '#5C4700'],
  activeEdge: [palette.ink, '#FFD23F'],
  here: [palette.marker, palette.marker],
  hereEdge: [palette.ink, '#101A15'],
  selected: [palette.sky, '#6CC0EE'],
  selectedGround: [palette.mist, '#12384C'],
  taken: [palette.markerDeep, palette.markerLight],
  never: [palette.error, '#FF8A80'],
  /** How much a transition is taken, from seldom to most. */
  heat1: [palette.inkSoft, '#B9C8BE'],
  heat2: ['#7A5A1E', '#D9B36A'],
  heat3: ['#9C5A0A', '#F5A04A'],
  heat4: ['#C23B00', '#FF7A2E'],
  badge: [palette.ink, '#EAF2EC'],
  badgeText: [palette.white, '#101A15'],
  ring: [palette.rule, '#43524A'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type ChartColour = keyof typeof chartColours;
