import type { Page, Section } from './page.ts';
import { site } from './site.ts';
import type { Path, Text } from './text.ts';

/** A firm of the Auckland list, and the words of its profile page. */
export interface Firm {
  readonly name: string;
  /** Its place in the list; those with the same follow by name. */
  readonly place: number;
  /** The name lowercased, spaces replaced by hyphens. */
  readonly slug: string;
  /** Where 'View Profile' leads: the slug. */
  readonly path: Path;
  /** The canonical address of the profile, where that is not `path`. */
  readonly canonical?: Path;
  /** Out of five; a sample figure, like `reviews`, and printed as one (see `ratingText`). */
  readonly rating: number;
  readonly reviews: number;
  readonly specialty: string;
  readonly location: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string | null;
  /** First in the list: a paid placement. */
  readonly featured: boolean;
  /** Not a real firm; says so wherever it is read. */
  readonly sample: boolean;
  readonly services: readonly string[];
  /** One or two sentences for the firm's card. */
  readonly summary: Text;
  /** The profile's opening paragraphs. */
  readonly about: readonly Text[];
  /** What the profile says besides, between its services and its contact details. */
  readonly sections: readonly Section[];
  readonly profile: Pick<Page, 'title' | 'description' | 'lede'>;
}

type Entry = Omit<Firm, 'slug' | 'path' | 'phone' | 'email' | 'website'>;

/** A firm as it is listed. Contact details are placeholders at our own number and domain until firms supply theirs. */
export const listed = (entry: Entry): Firm => {
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

/** The rating as a visitor reads it. No firm's rating has been measured yet. */
export const ratingText = (firm: Firm): string =>
  `${firm.rating} out of 5 from ${firm.reviews} reviews (Sample figure)`;

/** The label beside a firm's name, where it has one. */
export const firmTag = (firm: Firm): { label: string; tone: 'plain' | 'good' } =>
  firm.featured
    ? { label: 'Featured Partner', tone: 'good' }
    : { label: 'Sample listing', tone: 'plain' };

/** A link that opens an e-mail to the firm, its subject filled in. */
export const enquiryAddress = (firm: Firm): string =>
  `mailto:${firm.email}?subject=${encodeURIComponent(`Enquiry from ${site.brand}`)}`;

const contactSection = (firm: Firm): Section => ({
  kind: 'prose',
  id: 'contact',
  heading: 'Contact details',
  blocks: [
    {
      kind: 'list',
      items: [
        `**Location:** ${firm.location}`,
        `**Phone:** [${firm.phone}](tel:${firm.phone.replaceAll(' ', '')})`,
        `**Email:** [Send ${firm.name} an enquiry](${enquiryAddress(firm)})`,
        ...(firm.website === null ? [] : [`**Website:** [${firm.website}](${firm.website})`]),
      ],
    },
    {
      kind: 'note',
      text: firm.sample
        ? `Sample details: phone and e-mail are ${site.brand}’s own.`
        : `The phone number and e-mail address are ${site.brand}’s placeholders until ${firm.name} has supplied its own.`,
    },
  ],
});

/** The profile page of a listed firm. */
export const firmPage = (firm: Firm): Page => ({
  ...firm.profile,
  path: firm.canonical ?? firm.path,
  name: firm.name,
  parent: { label: 'Auckland', path: '/auckland' },
  heading: firm.name,
  sign: firmTag(firm).label,
  action: { label: 'Request a Quote', path: '/quote?location=auckland' },
  secondary: { label: 'Contact details', path: '#contact' },
  sections: [
    {
      kind: 'figures',
      id: 'at-a-glance',
      heading: 'At a glance',
      figures: [
        { value: `${firm.rating} out of 5`, label: 'Rating', note: 'Sample figure' },
        { value: `${firm.reviews}`, label: 'Reviews', note: 'Sample figure' },
        { value: firm.specialty, label: 'Speciality' },
      ],
    },
    {
      kind: 'prose',
      id: 'about',
      heading: `About ${firm.name}`,
      blocks: firm.about.map((text) => ({ kind: 'paragraph', text })),
    },
    {
      kind: 'prose',
      id: 'services',
      heading: firm.sample ? 'Services a firm like this lists' : 'Services you can ask about',
      blocks: [{ kind: 'list', items: firm.services }],
    },
    ...firm.sections,
    contactSection(firm),
    {
      kind: 'lead-form',
      id: 'quick-quote',
      heading: firm.sample ? 'Ask real Auckland accountants' : `Ask ${firm.name} for a quote`,
      subtitle: firm.sample
        ? `Your request goes to ${site.brand}, never to a sample.`
        : `Your request goes to ${site.brand}, which passes it on.`,
      variant: 'compact',
    },
  ],
  updated: '2026-11-21',
});
