import { palette } from '#statelab/design/tokens.ts';
import { looks } from './layout.ts';

const fontRules = Object.entries(looks).map(
  ([role, { size, weight }]) => `.line-${role}{font-size:${size}px;font-weight:${weight}}`,
);

const styleIn = (colour: (name: keyof typeof palette) => string): string =>
  [
    `text{font-family:Overpass Variable,Overpass,Arial,sans-serif;fill:${colour('ink')}}`,
    ...fontRules,
    `.line-guard,.line-actions,.line-note{fill:${colour('inkSoft')}}`,
    `.box{fill:${colour('white')};stroke:${colour('control')};stroke-width:1.5}`,
    `.machine>.box{fill:${colour('paper')};stroke:${colour('bush')}}`,
    `.parent>.box{fill:${colour('mist')}}`,
    `.parent.deep>.box{fill:${colour('paper')}}`,
    `.region>.box{stroke-dasharray:6 4}`,
    `.inner{fill:none;stroke:${colour('control')};stroke-width:1.5}`,
    `.folded>.box{stroke-width:3}`,
    `.end>.box{stroke:${colour('sky')};stroke-width:3}`,
    `.selected>.box{stroke:${colour('sky')};stroke-width:4}`,
    `.active>.box{stroke:${colour('ink')};stroke-width:3.5}`,
    `.active.leaf>.box{fill:${colour('focus')}}`,
    `.active.leaf>text{fill:${colour('ink')}}`,
    `.here{fill:${colour('marker')};stroke:${colour('ink')};stroke-width:1.5}`,
    `.fold{cursor:pointer}`,
    `.fold rect{fill:${colour('white')};stroke:${colour('control')};stroke-width:1.5}`,
    `.fold path{stroke:${colour('ink')};stroke-width:2}`,
    `.gate{fill:${colour('gate')};stroke:${colour('control')};stroke-width:1.5}`,
    `.dot{fill:${colour('ink')}}`,
    `.arrow{fill:none;stroke:${colour('inkSoft')};stroke-width:1.5}`,
    `.grip{fill:none;stroke:none;stroke-width:12}`,
    `.head{fill:${colour('inkSoft')}}`,
    `.automatic .arrow{stroke-dasharray:2 4}`,
    `.path .arrow{stroke:${colour('sky')};stroke-width:3}`,
    `.path .head{fill:${colour('sky')}}`,
    `.taken .arrow{stroke:${colour('markerDeep')};stroke-width:4;stroke-dasharray:none}`,
    `.taken .head{fill:${colour('markerDeep')}}`,
    `.selected .arrow{stroke:${colour('sky')};stroke-width:4;stroke-dasharray:none}`,
    `.selected .head{fill:${colour('sky')}}`,
    `.wash{fill:none}`,
    `.forks>.wash{fill:${colour('gate')};stroke:${colour('control')};stroke-width:1.5}`,
    `.taken>.wash{fill:${colour('focus')};stroke:${colour('markerDeep')};stroke-width:1.5}`,
    `.taken>text{fill:${colour('ink')}}`,
    `.selected>.wash{fill:${colour('mist')};stroke:${colour('sky')};stroke-width:2}`,
    `.badge rect{fill:${colour('sky')}}`,
    `.badge text{fill:${colour('white')};font-size:12px;font-weight:700}`,
  ].join('');

/** The style of an exported chart: light, in CSS that every SVG program supports. */
export const paperStyle = styleIn((name) => palette[name][0]);

/** The style of a chart in the lab follows the page's colour scheme. */
export const screenStyle = styleIn((name) => `light-dark(${palette[name].join(',')})`);
