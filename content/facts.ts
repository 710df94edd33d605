import { claims } from './facts/claims.ts';
import { construction } from './facts/construction.ts';
import { deductions } from './facts/deductions.ts';
import { employers } from './facts/employers.ts';
import type { Facts } from './facts/fact.ts';
import { gst } from './facts/gst.ts';
import { incomeTax } from './facts/income-tax.ts';
import { penalties } from './facts/penalties.ts';
import { prices } from './facts/prices.ts';
import { property } from './facts/property.ts';
import { promises, service } from './facts/service.ts';
import { structure } from './facts/structure.ts';
import { listings } from './listings.ts';

/** The entries of one subject. Its id is its address on /figures. */
interface FactGroup {
  readonly id: string;
  readonly heading: string;
  readonly facts: Facts;
}

/** The ledger, as /figures prints it. A mark, such as [^gstRate], links to a fact or a group. */
export const factGroups: readonly FactGroup[] = [
  { id: 'gst', heading: 'GST', facts: gst },
  { id: 'employers', heading: 'PAYE and KiwiSaver', facts: employers },
  { id: 'income-tax', heading: 'Income tax and provisional tax', facts: incomeTax },
  { id: 'penalties', heading: 'Penalties, interest and disputes', facts: penalties },
  { id: 'deductions', heading: 'Deductions and records', facts: deductions },
  { id: 'property', heading: 'Property', facts: property },
  { id: 'structure', heading: 'Companies and trusts', facts: structure },
  { id: 'prices', heading: 'What accountants charge', facts: prices },
  { id: 'service', heading: 'Our service', facts: listings === 'own' ? promises : service },
  { id: 'construction', heading: 'The construction industry', facts: construction },
];

/** Every figure and claim that the pages print, by its id. */
export const facts = {
  ...gst,
  ...employers,
  ...incomeTax,
  ...penalties,
  ...deductions,
  ...property,
  ...structure,
  ...prices,
  ...service,
  ...claims,
  ...construction,
} as const;

/** The ids of all facts and groups: the targets of source marks. */
export const ledgerIds: ReadonlySet<string> = new Set([
  ...Object.keys(facts),
  ...factGroups.map(({ id }) => id),
]);
