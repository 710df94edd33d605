import { credentialsOf } from '#content/firm.ts';
import { operatorNames } from '#content/operator.ts';
import type { Launch } from './launch.ts';

interface ChecklistItem {
  readonly what: string;
  /** The file to change, after the setting if there is one. */
  readonly where: string;
}

/** Reserved domains (RFC 2606). */
const isReserved = (domain: string): boolean =>
  /\.(?:example|test|invalid|localhost)$/.test(domain);

/** 0800 followed by zeros is a placeholder. */
const isPlaceholderPhone = (phone: string): boolean => /^0800[0 ]*$/.test(phone);

function isPublic(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && hostname.includes('.') && !isReserved(hostname);
}

const placeholders = ({ phone, email, origin }: Launch): readonly ChecklistItem[] =>
  [
    { isLeft: isPlaceholderPhone(phone), what: `telephone ${phone}`, where: 'content/site.ts' },
    { isLeft: isReserved(email), what: `email ${email}`, where: 'content/site.ts' },
    { isLeft: !isPublic(origin), what: `origin ${origin}`, where: 'SITE_URL or content/site.ts' },
  ].flatMap(({ isLeft, ...item }) => (isLeft ? [item] : []));

const namelessOperator = ({ operator }: Launch): readonly ChecklistItem[] => {
  const missing = new Set(
    Object.entries(operator).flatMap(([key, v]) => (v === null ? [key] : [])),
  );
  return Object.entries(operatorNames).flatMap(([key, what]) =>
    missing.has(key) ? [{ what, where: 'content/operator.ts' }] : [],
  );
};

const silentForms = ({ leadForms }: Launch): readonly ChecklistItem[] =>
  leadForms === 'deliver'
    ? []
    : [{ what: `leadForms is ${leadForms}`, where: 'LEAD_FORMS or content/site.ts' }];

const samples = ({ listings, firms }: Launch): readonly ChecklistItem[] =>
  listings === 'own'
    ? []
    : [
        { what: 'listings are samples', where: 'LISTINGS' },
        ...firms
          .filter(({ sample }) => sample)
          .map(({ name, file }) => ({ what: name, where: `content/firms/${file}` })),
      ];

const missingCredentials = ({ firms }: Launch): readonly ChecklistItem[] =>
  firms.flatMap(({ file, ...firm }) =>
    credentialsOf(firm)
      .filter(({ value }) => value === null)
      .map(({ name }) => ({ what: `${firm.name}: ${name}`, where: `content/firms/${file}` })),
  );

const unconfirmedClaims = ({ claims, glossary }: Launch): readonly ChecklistItem[] =>
  [
    ...claims.map((claim) => ({ ...claim, where: 'content/claims.ts' })),
    { title: 'What tax words mean', where: 'content/glossary.ts', ...glossary },
  ].flatMap(({ title: what, where, confirmed }) => (confirmed === null ? [{ what, where }] : []));

const unverifiedFigures = ({ ledger }: Launch): readonly ChecklistItem[] =>
  ledger.flatMap(({ file, facts }) =>
    facts
      .filter(({ confidence, confirmed }) => confidence === 'unverified' && confirmed === undefined)
      .map(({ subject, figure, source }) => ({
        what: `${subject}: ${figure} (${source})`,
        where: `content/facts/${file}`,
      })),
  );

const unsettledCode = ({ isLicensed, packages }: Launch): readonly ChecklistItem[] => [
  ...(isLicensed ? [] : [{ what: 'licence of the site', where: 'LICENSE and package.json' }]),
  ...packages
    .filter(({ repository }) => !isPublic(repository?.url.replace(/^git\+/, '') ?? ''))
    .map(({ name, file }) => ({ what: `${name}: address of its repository`, where: file })),
];

/**
 * Everything that is left to do before the site goes public, by what to do about it; empty when nothing is.
 */
export const launchChecklist = (launch: Launch) =>
  [
    {
      instruction: 'Fill in or replace these:',
      items: [...placeholders(launch), ...namelessOperator(launch)],
    },
    {
      instruction: 'Let the quick quote and contact forms deliver:',
      items: silentForms(launch),
    },
    {
      instruction: 'Build with LISTINGS=own, or put real firms in the place of these samples:',
      items: samples(launch),
    },
    {
      instruction: 'Get from these partners what every firm gives to be listed:',
      items: missingCredentials(launch),
    },
    {
      instruction: 'Make sure that these claims are kept to, then set `confirmed` to the day:',
      items: unconfirmedClaims(launch),
    },
    {
      instruction:
        'Find a source for these figures and set `confidence`, or replace them; to one that is yours to say, such as a price, add `confirmed` with the day:',
      items: unverifiedFigures(launch),
    },
    {
      instruction: 'Ask the owner of the code for these:',
      items: unsettledCode(launch),
    },
  ].filter(({ items }) => items.length > 0);

/** Prints the tasks, each item after its file, and how many there are. */
export function report(tasks: ReturnType<typeof launchChecklist>): string {
  if (tasks.length === 0) return 'Nothing is left to do before the site goes public.\n';
  const parts = tasks.map(({ instruction, items }) =>
    [instruction, ...items.map(({ where, what }) => `  ${where}  ${what}`), ''].join('\n'),
  );
  const count = tasks.flatMap(({ items }) => items).length;
  return [...parts, `Left to do before the site goes public: ${count}\n`].join('\n');
}
