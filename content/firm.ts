import { cityDetails, type CitySlug } from '#content/cities.ts';
import { cardWords, ratingFrom, type FirmCard, type Rating } from './firm-card.ts';
import { leadWords } from './ui/lead-words.ts';
import type { Option, ServiceValue } from './ui/quote-options.ts';
import type { Page, Section } from './page.ts';
import { recipients } from './promises.ts';
import { site } from './site.ts';
import type { Path, Text } from './text.ts';

/** The credentials that a partner gives before it receives requests; null until then. */
export interface Credentials {
  readonly professionalBody: string | null;
  /** The name in Inland Revenue's list of tax agents. */
  readonly taxAgentListing: string | null;
  /** How soon the firm promises to reply. */
  readonly replies: string | null;
  /** New Zealand Business Number, 13 digits. */
  readonly nzbn: string | null;
  /** The name of the person responsible for the firm. */
  readonly person: string | null;
  /** The address of a picture of that person, in content/public. */
  readonly portrait: string | null;
}

/** The labels of the credentials. */
export const credentialNames: Readonly<Record<keyof Credentials, string>> = {
  person: 'Person to ask for',
  portrait: 'Portrait of that person',
  professionalBody: 'Professional body',
  taxAgentListing: 'Tax agent listing',
  replies: 'Promise to reply',
  nzbn: 'NZBN',
};

/** A firm's credentials, given or missing. */
export function credentialsOf({ credentials }: Pick<Firm, 'credentials'>) {
  if (credentials === undefined) return [];
  const given: Readonly<Record<string, string | null>> = { ...credentials };
  return Object.entries(credentialNames).map(([key, name]) => ({
    name,
    value: given[key] ?? null,
  }));
}

/** Which requests a firm takes. */
export interface FirmTerms {
  readonly towns: readonly CitySlug[];
  readonly services: readonly ServiceValue[];
}

/** A firm of the Auckland list, and the words of its profile page. */
export interface Firm {
  readonly name: string;
  /** The place in the list. Firms with the same place are sorted by name. */
  readonly place: number;
  /** The name lowercased, spaces replaced by hyphens. */
  readonly slug: string;
  /** The link of 'View Profile': the slug. */
  readonly path: Path;
  /** The canonical address of the profile, if it is not `path`. */
  readonly canonical?: Path;
  /** Out of five; null without reviews. */
  readonly rating: number | null;
  readonly reviews: number;
  readonly specialty: string;
  readonly location: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string | null;
  /** A paid placement, first in the list. */
  readonly featured: boolean;
  /** Not a real firm. Its card and its profile each say so once. */
  readonly sample: boolean;
  readonly services: readonly string[];
  /** Omitted for samples, which have none. */
  readonly credentials?: Credentials;
  /** Omitted for samples, and for a firm that receives only what is asked of it by name. */
  readonly terms?: FirmTerms;
  /** The profile's opening paragraphs. */
  readonly about: readonly Text[];
  /** More sections, between the services and the contact details. */
  readonly sections: readonly Section[];
  readonly profile: Pick<Page, 'title' | 'description' | 'lede'>;
}

type Entry = Omit<Firm, 'slug' | 'path' | 'phone' | 'email' | 'website'>;

/** The sentence on a sample's profile that says it is a sample. */
export const sampleLede =
  'This is a sample listing: the firm and its figures are made up, to show what a profile says.';

/** A listed firm. Contact details are placeholders with our number and domain until firms supply theirs. */
export const firmProfile = (entry: Entry): Firm => {
  const slug = entry.name.toLowerCase().replaceAll(' ', '-');
  return {
    ...entry,
    slug,
    path: `/${slug}`,
    phone: site.phone,
    email: site.email.replace(/^[^@]+/, slug),
    website: null,
  };
};

const ratingOf = ({ rating, reviews }: Firm): Rating | null =>
  rating === null ? null : ratingFrom(rating, reviews);

/** The firm as an option of a request; none for a sample. */
export const requestsFor = ({ sample, slug, name }: Firm): readonly Option[] =>
  sample ? [] : [{ value: slug, label: name }];

/** The quote link of a firm's page and card: for this firm alone, unless it is a sample. */
const quotePath = ({ sample, slug }: Firm): Path => (sample ? '/quote' : `/quote?firm=${slug}`);

/** A firm's card in the Auckland list. */
export const firmCard = (firm: Firm): FirmCard => ({
  name: firm.name,
  ...(firm.featured && {
    tag: 'Featured Partner',
    paid: `${firm.name} pays ${site.brand} for [this place](${firm.canonical ?? firm.path}#featured-partner). Compare it like any other firm.`,
  }),
  ...(firm.sample && { tag: 'Sample' }),
  portrait: firm.credentials?.portrait ?? undefined,
  rating: ratingOf(firm),
  specialty: firm.specialty,
  place: firm.location,
  services: firm.services,
  action: { label: 'Get Free Quote', path: quotePath(firm) },
  secondary: { label: 'View Profile', whose: `of ${firm.name}`, href: firm.path },
});

/** A link to a new email to the firm, with a subject. */
export const enquiryAddress = (firm: Firm): string =>
  `mailto:${firm.email}?subject=${encodeURIComponent(`Enquiry from ${site.brand}`)}`;

/** Two lists side by side: what to ask about, and how. */
const contactSection = (firm: Firm): Section => ({
  kind: 'columns',
  id: 'contact',
  heading: 'Services and contact',
  intro: firm.sample
    ? `Calls and emails reach ${site.brand}.`
    : `Calls and emails reach ${site.brand}, which passes them to ${firm.name}.`,
  columns: [
    { heading: 'Services you can ask about', items: firm.services },
    {
      heading: 'Contact details',
      items: [
        `**Location:** ${firm.location}`,
        `**Phone:** [${firm.phone}](tel:${firm.phone.replaceAll(' ', '')})`,
        `**Email:** [Send ${firm.name} an enquiry](${enquiryAddress(firm)})`,
        ...credentialsOf(firm).flatMap(({ name, value }) =>
          value === null ? [] : [`**${name}:** ${value}`],
        ),
        ...(firm.website === null ? [] : [`**Website:** [${firm.website}](${firm.website})`]),
      ],
    },
  ],
});

/** The profile page of a listed firm. */
export const firmPage = (firm: Firm): Page => {
  const rating = ratingOf(firm);
  const [asked] = requestsFor(firm);
  return {
    ...firm.profile,
    path: firm.canonical ?? firm.path,
    kind: 'standard',
    family: firm.featured ? 'partner' : 'firm',
    noindex: firm.sample,
    name: firm.name,
    parent: { label: 'Auckland', path: '/auckland' },
    heading: firm.name,
    town: 'auckland',
    ...(asked !== undefined && { firm: asked }),
    drawingAlt: cityDetails.auckland.drawing,
    sign: firm.featured ? 'Featured Partner' : firm.specialty,
    action: { label: 'Request a Quote', path: quotePath(firm) },
    secondary: { label: 'Contact details', path: '#contact' },
    sections: [
      {
        kind: 'figures',
        id: 'at-a-glance',
        heading: 'At a glance',
        figures: [
          {
            value: rating === null ? cardWords.unrated : `${rating.score} out of 5`,
            label: 'Rating',
          },
          ...(rating === null ? [] : [{ value: `${firm.reviews}`, label: 'Reviews' }]),
          { value: firm.specialty, label: 'Speciality' },
          { value: firm.location, label: 'Location' },
        ],
      },
      {
        kind: 'prose',
        id: 'about',
        heading: `About ${firm.name}`,
        blocks: firm.about.map((text) => ({ kind: 'paragraph', text })),
      },
      contactSection(firm),
      ...firm.sections,
      {
        kind: 'lead-form',
        id: 'quick-quote',
        heading: firm.sample
          ? 'Ask Auckland accountants for a quote'
          : `Ask ${firm.name} for a quote`,
        subtitle:
          asked === undefined
            ? `We pass your request to ${recipients}.`
            : leadWords.goesTo(asked.label),
        variant: 'default',
      },
    ],
    updated: '2026-11-22',
  };
};
