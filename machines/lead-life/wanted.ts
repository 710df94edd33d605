import type { LeadForm } from '#content/forms/field.ts';
import { locations, services, type Option } from '#content/ui/quote-options.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import type { Wanted } from './rules.ts';

/** The value of an option, which a form may send as its label. */
const valueOf = (options: readonly Option[], text: string): string =>
  options.find(({ value, label }) => text === value || text === label)?.value ?? 'other';

const textOf = (value: Lead[string] | undefined): string =>
  typeof value === 'string' ? value : '';

/** What a lead asks for; null for a form without a town, whose leads only the operator gets. */
export function wantedOf(form: LeadForm | undefined, lead: Lead): Wanted | null {
  if (form === undefined || !('location' in form.fields)) return null;
  const asked = [lead['services'] ?? lead['serviceNeeded'] ?? []].flat();
  return {
    town: valueOf(locations, textOf(lead['location'])),
    services: asked.map((service) => valueOf(services, service)),
    firm: textOf(lead['firm']),
  };
}
