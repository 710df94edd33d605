import { palette } from '#src/design/tokens.ts';
import { looks } from './typography.ts';

const fontRules = Object.entries(looks).map(
  ([role, { size, weight }]) => `.line-${role}{font-size:${size}px;font-weight:${weight}}`,
);

/** The style of a chart. It stands within the drawing, so that a saved one looks the same. */
export const drawingStyle = [
  `text{font-family:Overpass,Arial,sans-serif;fill:${palette.ink}}`,
  ...fontRules,
  `.line-guard,.line-actions,.line-note{fill:${palette.inkSoft}}`,
  `.box{fill:${palette.white};stroke:${palette.control};stroke-width:1.5}`,
  `.machine>.box{fill:${palette.paper};stroke:${palette.bush}}`,
  `.parent>.box{fill:${palette.mist}}`,
  `.parent.deep>.box{fill:${palette.paper}}`,
  `.region>.box{stroke-dasharray:6 4}`,
  `.inner{fill:none;stroke:${palette.control};stroke-width:1.5}`,
  `.selected>.box{stroke:${palette.sky};stroke-width:4}`,
  `.active>.box{stroke:${palette.ink};stroke-width:3.5}`,
  `.active.leaf>.box{fill:${palette.focus}}`,
  `.previewed>.box{stroke:${palette.sky};stroke-width:4;stroke-dasharray:8 4}`,
  `.here{fill:${palette.marker};stroke:${palette.ink};stroke-width:1.5}`,
  `.gate{fill:${palette.sand};stroke:${palette.control};stroke-width:1.5}`,
  `.dot{fill:${palette.ink}}`,
  `.arrow{fill:none;stroke:${palette.inkSoft};stroke-width:1.5}`,
  `.head{fill:${palette.inkSoft}}`,
  `.automatic .arrow{stroke-dasharray:2 4}`,
  `.never .arrow{stroke:${palette.error};stroke-dasharray:7 5}`,
  `.never .head{fill:${palette.error}}`,
  `.never>.box{stroke:${palette.error};stroke-dasharray:7 5}`,
  `.path .arrow{stroke:${palette.sky};stroke-width:3}`,
  `.path .head{fill:${palette.sky}}`,
  `.taken .arrow{stroke:${palette.markerDeep};stroke-width:4;stroke-dasharray:none}`,
  `.taken .head{fill:${palette.markerDeep}}`,
  `.wash{fill:none}`,
  `.taken .wash{fill:${palette.focus};stroke:${palette.markerDeep};stroke-width:1.5}`,
  `.selected .wash{fill:${palette.mist};stroke:${palette.sky};stroke-width:2}`,
  `.badge rect{fill:${palette.ink}}`,
  `.badge text{fill:${palette.white};font-size:12px;font-weight:700}`,
  `.badge.steps rect{fill:${palette.sky}}`,
  `.badge.zero rect{fill:${palette.error}}`,
  `.ring{fill:none;stroke:${palette.rule};stroke-width:4}`,
  `.ring.run{stroke:${palette.markerDeep}}`,
].join('');
