import type { LeadForm } from './field.ts';
import { locations, services, type Option } from '#content/ui/quote-options.ts';
import { contactForm } from './contact.ts';
import { sharedFields } from './shared-fields.ts';

/** The labels of a list without its last, ‘Other’. */
const namesOf = (options: readonly Option[]): string =>
  options
    .slice(0, -1)
    .map(({ label }) => label)
    .join(', ');

/** What the listing needs, and a firm may send later. */
const forListing = {
  kind: 'line',
  optional: 'can come later',
  omitEmpty: true,
  autoComplete: 'off',
} as const;

/** The form of a firm that asks to join. */
export const joinForm = {
  name: 'join',
  displayName: 'it',
  fields: {
    firmName: {
      kind: 'line',
      label: 'Firm',
      limit: 200,
      autoComplete: 'organization',
      missing: 'Enter the name of your firm',
      mail: 'Firm',
      privacy: 'your firm',
    },
    name: contactForm.fields.name,
    email: sharedFields.email,
    phone: sharedFields.phone,
    nzbn: {
      ...forListing,
      kind: 'nzbn',
      label: 'NZBN',
      hint: 'The 13 digits of your New Zealand Business Number.',
      limit: 40,
      inputMode: 'numeric',
      invalid: 'Enter the 13 digits of your NZBN, or leave it for later',
      mail: 'NZBN',
      privacy: 'its NZBN',
    },
    townsServed: {
      ...forListing,
      label: 'Towns you work for',
      hint: `All of New Zealand, or from the request’s list: ${namesOf(locations)}.`,
      limit: 500,
      mail: 'Towns',
      privacy: 'its towns',
    },
    servicesOffered: {
      ...forListing,
      label: 'Services you offer',
      hint: `From the request’s list: ${namesOf(services)}.`,
      limit: 500,
      mail: 'Services',
      privacy: 'its services',
    },
    professionalBody: {
      ...forListing,
      label: 'Professional body',
      hint: 'CA ANZ, CPA Australia or ATAINZ.',
      limit: 200,
      mail: 'Professional body',
      privacy: 'its professional body',
    },
    taxAgentListing: {
      ...forListing,
      label: 'Tax agent listing',
      hint: 'Your name in Inland Revenue’s list of tax agents.',
      limit: 200,
      mail: 'Tax agent listing',
      privacy: 'its tax agent listing',
    },
    message: {
      kind: 'lines',
      rows: 4,
      label: 'Anything you want to ask?',
      name: 'What you want to ask',
      limit: 5000,
      optional: 'optional',
      omitEmpty: true,
      mail: 'Message',
      privacy: 'your message',
    },
  },
} as const satisfies LeadForm;
