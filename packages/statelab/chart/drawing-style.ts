import { palette } from '#statelab/design/tokens.ts';
import { looks } from './layout.ts';

/** The colours of a chart by use, light and dark. */
export const chartColours = {
  text: [palette.ink[0], '#EAF2EC'],
  textSoft: [palette.inkSoft[0], '#B9C8BE'],
  /** Backgrounds: root, parent states, leaf states, events and bundles. */
  machine: [palette.paper[0], '#101A15'],
  parent: [palette.mist[0], '#18261F'],
  leaf: [palette.white[0], '#22332A'],
  gate: ['#F3EBDD', '#3A3122'],
  machineEdge: [palette.bush[0], '#7FB59C'],
  edge: [palette.control[0], '#8FA096'],
  line: [palette.inkSoft[0], '#B9C8BE'],
  active: [palette.focus[0], '#5C4700'],
  activeEdge: [palette.ink[0], '#FFD23F'],
  here: palette.marker,
  hereEdge: [palette.ink[0], '#101A15'],
  selected: [palette.sky[0], '#6CC0EE'],
  selectedGround: [palette.mist[0], '#12384C'],
  taken: palette.markerDeep,
  badgeText: [palette.white[0], '#101A15'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type ChartColour = keyof typeof chartColours;

const fontRules = Object.entries(looks).map(
  ([role, { size, weight }]) => `.line-${role}{font-size:${size}px;font-weight:${weight}}`,
);

const styleIn = (colour: (name: ChartColour) => string): string =>
  [
    `text{font-family:Overpass Variable,Overpass,Arial,sans-serif;fill:${colour('text')}}`,
    ...fontRules,
    `.line-guard,.line-actions,.line-note{fill:${colour('textSoft')}}`,
    `.box{fill:${colour('leaf')};stroke:${colour('edge')};stroke-width:1.5}`,
    `.machine>.box{fill:${colour('machine')};stroke:${colour('machineEdge')}}`,
    `.parent>.box{fill:${colour('parent')}}`,
    `.parent.deep>.box{fill:${colour('machine')}}`,
    `.region>.box{stroke-dasharray:6 4}`,
    `.inner{fill:none;stroke:${colour('edge')};stroke-width:1.5}`,
    `.folded>.box{stroke-width:3}`,
    `.end>.box{stroke:${colour('selected')};stroke-width:3}`,
    `.selected>.box{stroke:${colour('selected')};stroke-width:4}`,
    `.active>.box{stroke:${colour('activeEdge')};stroke-width:3.5}`,
    `.active.leaf>.box{fill:${colour('active')}}`,
    `.active.leaf>text{fill:${colour('text')}}`,
    `.here{fill:${colour('here')};stroke:${colour('hereEdge')};stroke-width:1.5}`,
    `.fold{cursor:pointer}`,
    `.fold rect{fill:${colour('leaf')};stroke:${colour('edge')};stroke-width:1.5}`,
    `.fold path{stroke:${colour('text')};stroke-width:2}`,
    `.gate{fill:${colour('gate')};stroke:${colour('edge')};stroke-width:1.5}`,
    `.dot{fill:${colour('text')}}`,
    `.arrow{fill:none;stroke:${colour('line')};stroke-width:1.5}`,
    `.grip{fill:none;stroke:none;stroke-width:12}`,
    `.head{fill:${colour('line')}}`,
    `.automatic .arrow{stroke-dasharray:2 4}`,
    `.path .arrow{stroke:${colour('selected')};stroke-width:3}`,
    `.path .head{fill:${colour('selected')}}`,
    `.taken .arrow{stroke:${colour('taken')};stroke-width:4;stroke-dasharray:none}`,
    `.taken .head{fill:${colour('taken')}}`,
    `.selected .arrow{stroke:${colour('selected')};stroke-width:4;stroke-dasharray:none}`,
    `.selected .head{fill:${colour('selected')}}`,
    `.wash{fill:none}`,
    `.forks>.wash{fill:${colour('gate')};stroke:${colour('edge')};stroke-width:1.5}`,
    `.taken>.wash{fill:${colour('active')};stroke:${colour('taken')};stroke-width:1.5}`,
    `.taken>text{fill:${colour('text')}}`,
    `.selected>.wash{fill:${colour('selectedGround')};stroke:${colour('selected')};stroke-width:2}`,
    `.badge rect{fill:${colour('selected')}}`,
    `.badge text{fill:${colour('badgeText')};font-size:12px;font-weight:700}`,
  ].join('');

/** The style of an exported chart: light, in CSS that every SVG program supports. */
export const paperStyle = styleIn((name) => chartColours[name][0]);

/** The style of a chart in the lab follows the page's colour scheme. */
export const screenStyle = styleIn((name) => `light-dark(${chartColours[name].join(',')})`);
