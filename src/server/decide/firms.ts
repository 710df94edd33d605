import { readdir } from 'node:fs/promises';
import type { Firm } from '#content/firm.ts';
import { formNamed } from '#content/forms/forms.ts';
import { locations, services, type Option } from '#content/ui/quote-options.ts';
import type { Lead } from '#machines/lead/lead-form.ts';

const folder = new URL('../../../content/firms/', import.meta.url);

async function readFolder(): Promise<readonly Firm[]> {
  const files = (await readdir(folder)).toSorted();
  const modules = files.map(async (file): Promise<{ firm: Firm }> => import(`${folder}${file}`));
  return (await Promise.all(modules)).map(({ firm }) => firm);
}

/** All firms, read at the start: a later build may replace their files. import.meta.glob exists only in Vite's builds. */
export const firms: readonly Firm[] = import.meta.env
  ? Object.values(
      import.meta.glob<Firm>('../../../content/firms/*.ts', { eager: true, import: 'firm' }),
    )
  : await readFolder();

export const firmNamed =
  (among: readonly Firm[]) =>
  (name: string): Firm | undefined => {
    const slug = name.trim().toLowerCase().replaceAll(/\s+/g, '-');
    return among.find((firm) => firm.slug === slug);
  };

export const firmOf = firmNamed(firms);

/** The name of a firm by its slug; the slug of one that is gone. */
export const nameOfFirm = (slug: string): string => firmOf(slug)?.name ?? slug;

export const whyNotReachable = ({ name, sample, email }: Firm): string | undefined => {
  if (sample) return `${name} is a sample, not a firm.`;
  return email === '' ? `${name} has no email address in content/firms.` : undefined;
};

/** The most firms that ever get a lead, as /privacy says. */
export const mostFirms = 3;

/** The value of an option, which a form may send as its label. */
const valueOf = (options: readonly Option[], text: string): string =>
  options.find(({ value, label }) => text === value || text === label)?.value ?? 'other';

const textOf = (value: Lead[string] | undefined): string =>
  typeof value === 'string' ? value : '';

/** True for a form whose leads go to firms. Others are messages to the operator. */
export const isForFirms = (form: string): boolean => 'location' in (formNamed(form)?.fields ?? {});

/**
 * The listed firms that a lead goes to, at most three, in the order of the list: the one that it names
 * alone, else those that do all that it asks for in its town. Never a sample.
 */
export function firmsFor(form: string, lead: Lead, among = firms): readonly Firm[] {
  if (!isForFirms(form)) return [];
  const reachable = among.filter((firm) => whyNotReachable(firm) === undefined);
  const named = textOf(lead['firm']);
  if (named !== '') return [firmNamed(reachable)(named)].filter((firm) => firm !== undefined);
  const town = valueOf(locations, textOf(lead['location']));
  const asked = [lead['services'] ?? lead['serviceNeeded'] ?? []]
    .flat()
    .map((service) => valueOf(services, service));
  return reachable
    .filter(
      ({ terms }) =>
        terms?.towns.some((each) => each === town) === true &&
        asked.every((wish) => wish === 'other' || terms.services.some((each) => each === wish)),
    )
    .toSorted((one, other) => one.place - other.place || one.name.localeCompare(other.name))
    .slice(0, mostFirms);
}
