import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { claims } from '#content/claims.ts';
import { factGroups } from '#content/facts.ts';
import { confirmed } from '#content/glossary.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Firm } from '#content/firm.ts';
import { operator, type Operator } from '#content/operator.ts';
import { site } from '#content/site.ts';
import { siteSettings, type SiteSettings } from '#src/build/site-settings.ts';
import { firms } from '#src/server/decide/firms.ts';

/** The parts of the project and its settings that must be ready before the site goes public. */
export interface Launch extends Pick<SiteSettings, 'origin' | 'leadForms' | 'listings'> {
  readonly phone: string;
  readonly email: string;
  readonly operator: Operator;
  /** The firms of the Auckland list, each with its file in content/firms. */
  readonly firms: readonly (Pick<Firm, 'name' | 'sample' | 'credentials'> & {
    readonly file: string;
  })[];
  readonly claims: readonly { readonly title: string; readonly confirmed?: string | null }[];
  readonly glossary: { readonly confirmed: string | null };
  readonly isLicensed: boolean;
  /** The packages that can be published apart, each with its package.json. */
  readonly packages: readonly (v.InferOutput<typeof manifest> & { readonly file: string })[];
  /** The groups of the ledger, each with its file in content/facts. */
  readonly ledger: readonly { readonly file: string; readonly facts: readonly LedgerFigure[] }[];
}

type LedgerFigure = Pick<Fact, 'subject' | 'figure' | 'source' | 'confidence' | 'confirmed'>;

const root = new URL('../../../', import.meta.url);

const manifest = v.object({
  name: v.string(),
  repository: v.optional(v.object({ url: v.string() })),
});

const readPackages = (): Promise<Launch['packages']> =>
  Promise.all(
    ['packages/brackets/package/package.json', 'packages/statelab/package.json'].map(
      async (file) => {
        const text = await readFile(new URL(file, root), 'utf8');
        return { ...v.parse(manifest, JSON.parse(text)), file };
      },
    ),
  );

/** Reads the project and its build settings. Throws for invalid settings. */
export async function readLaunch(env: NodeJS.ProcessEnv): Promise<Launch> {
  const { origin, leadForms, listings } = siteSettings(env);
  return {
    origin,
    leadForms,
    listings,
    phone: site.phone,
    email: site.email,
    operator,
    firms: firms.map((firm) => ({ ...firm, file: `${firm.slug}.ts` })),
    claims,
    glossary: { confirmed },
    isLicensed: existsSync(new URL('LICENSE', root)),
    packages: await readPackages(),
    ledger: factGroups.map(({ id, facts }) => ({ file: `${id}.ts`, facts: Object.values(facts) })),
  };
}
