import { readdir } from 'node:fs/promises';
import type { Firm } from '#content/firm.ts';
import type { Partner } from './life/standings.ts';

const folder = new URL('../../content/firms/', import.meta.url);

async function readFolder(): Promise<readonly Firm[]> {
  const files = (await readdir(folder)).toSorted();
  const modules = files.map(async (file): Promise<{ firm: Firm }> => import(`${folder}${file}`));
  return (await Promise.all(modules)).map(({ firm }) => firm);
}

/** All firms, read at the start: a later build may replace their files. Only Vite knows import.meta.glob. */
export const firms: readonly Firm[] = import.meta.env
  ? Object.values(
      import.meta.glob<Firm>('../../content/firms/*.ts', { eager: true, import: 'firm' }),
    )
  : await readFolder();

export function firmOf(name: string): Firm | undefined {
  const slug = name.trim().toLowerCase().replaceAll(/\s+/g, '-');
  return firms.find((firm) => firm.slug === slug);
}

/** The name of a firm by its slug; the slug of one that is gone. */
export const nameOfFirm = (slug: string): string => firmOf(slug)?.name ?? slug;

export const whyNotReachable = ({ name, sample, email }: Firm): string | undefined => {
  if (sample) return `${name} is a sample, not a firm.`;
  return email === '' ? `${name} has no email address in content/firms.` : undefined;
};

/** The firms that leads may be offered to. A firm without terms gets only leads that name it. */
export const partners: readonly Partner[] = firms
  .filter((firm) => whyNotReachable(firm) === undefined)
  .map(({ slug, terms = { towns: [], services: [], aWeek: 0 } }) => ({ slug, terms }));

/** True for a lead for a firm that cannot receive it, although no page calls that firm a sample. */
export function namesUnknownFirm({ firm: name }: Readonly<Record<string, unknown>>): boolean {
  if (typeof name !== 'string' || name === '') return false;
  const firm = firmOf(name);
  return firm === undefined || (!firm.sample && firm.email === '');
}
