import { contourLines } from '#art/land/contour-drawing.ts';
import { strewnHills } from '#art/land/terrain.ts';
import type { TaxFigures } from '#art/subject.ts';
import { drawSvg } from '#art/svg.ts';
import { palette } from '#art.config.ts';
import * as amounts from './amounts.ts';
import * as pictures from './pictures.ts';
import { diagramSize } from './pieces.ts';
import * as steps from './steps.ts';

/** The diagrams as SVG, by the names that pages use. */
export const diagramsOf = (tax: TaxFigures): Readonly<Record<string, string>> => ({
  'agent-or-accountant': pictures.agentOrAccountant,
  'audit-stages': steps.auditStages,
  'bright-line': amounts.brightLine,
  'business-year': steps.businessYear,
  'company-or-sole-trader': amounts.companyOrSoleTrader(tax),
  'contact-ways': steps.contactWays,
  'debt-steps': steps.debtSteps,
  'figure-and-source': pictures.figureAndSource,
  'gst-cycle': steps.gstCycle,
  'gst-split': amounts.gstSplit,
  'invoice-layers': amounts.invoiceLayers,
  'map-sheets': pictures.mapSheets,
  'near-you': pictures.nearYou,
  'paye-steps': steps.payeSteps,
  retentions: steps.retentions,
  signpost: pictures.signpost,
  'tax-bands': amounts.taxBands(tax),
  withholding: amounts.withholding,
});

/** Faint land under a diagram, which fades out before the drawing's edge. */
function drawGround(name: string): string {
  const { width, height } = diagramSize;
  const hills = strewnHills(name, diagramSize);
  return (
    `<radialGradient id="f"><stop stop-color="#fff" stop-opacity=".6"/>` +
    `<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${2 * width}" height="${2 * height}">` +
    `<path fill="url(#f)" d="M0 0h${2 * width}v${2 * height}H0z"/></mask>` +
    `<g transform="scale(.5)" mask="url(#m)">` +
    `${contourLines({ hills, ...diagramSize, stroke: palette.contourBush })}</g>`
  );
}

/** A diagram, in the bush palette on a transparent ground, with its words as text. */
export const drawDiagram = (name: string, diagram: string): string =>
  drawSvg(diagramSize, drawGround(name) + diagram);
