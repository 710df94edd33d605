import { contourLines } from '#art/land/contour-drawing.ts';
import { strewnHills } from '#art/land/terrain.ts';
import type { TaxFigures } from '#art/subject.ts';
import { palette } from '#art/palette.ts';
import { agentOrAccountant } from './agent-or-accountant.ts';
import { auditStages } from './audit-stages.ts';
import { brightLine } from './bright-line.ts';
import { businessYear } from './business-year.ts';
import { companyOrSoleTrader } from './company-or-sole-trader.ts';
import { contactWays } from './contact-ways.ts';
import { debtSteps } from './debt-steps.ts';
import { figureAndSource } from './figure-and-source.ts';
import { gstCycle } from './gst-cycle.ts';
import { gstSplit } from './gst-split.ts';
import { invoiceLayers } from './invoice-layers.ts';
import { mapSheets } from './map-sheets.ts';
import { nearYou } from './near-you.ts';
import { payeSteps } from './paye-steps.ts';
import { diagramSize } from './pieces.ts';
import { retentions } from './retentions.ts';
import { signpost } from './signpost.ts';
import { taxBands } from './tax-bands.ts';
import { withholding } from './withholding.ts';

/** The diagrams as SVG, by the names that pages use. */
export const diagramsOf = (tax: TaxFigures): Readonly<Record<string, string>> => ({
  'agent-or-accountant': agentOrAccountant,
  'audit-stages': auditStages,
  'bright-line': brightLine,
  'business-year': businessYear,
  'company-or-sole-trader': companyOrSoleTrader(tax),
  'contact-ways': contactWays,
  'debt-steps': debtSteps,
  'figure-and-source': figureAndSource,
  'gst-cycle': gstCycle,
  'gst-split': gstSplit,
  'invoice-layers': invoiceLayers,
  'map-sheets': mapSheets,
  'near-you': nearYou,
  'paye-steps': payeSteps,
  retentions,
  signpost,
  'tax-bands': taxBands(tax),
  withholding,
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
export function drawDiagram(name: string, diagram: string): string {
  const { width, height } = diagramSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">` +
    `${drawGround(name)}${diagram}</svg>`
  );
}
