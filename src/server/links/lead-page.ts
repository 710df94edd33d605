import { join } from 'node:path';
import Mustache from 'mustache';
import { optionalFile } from '#src/server/optional-file.ts';

/** What is filled into the prerendered lead-page.html. A part that is missing is left out. */
export interface LeadPage {
  readonly heading: string;
  readonly intro: string;
  /** What a visitor has just done. */
  readonly notice?: string;
  readonly rows?: readonly { readonly label: string; readonly text: string }[];
  /** Whether a firm may accept. */
  readonly offer?: boolean;
  /** Whether a visitor may change the request. */
  readonly request?: boolean;
}

export type PrintLeadPage = (page: LeadPage) => string;

/** Reads the page once: a later build belongs to the next start. Undefined for a site without it. */
export function readLeadPage(distDir: string): PrintLeadPage | undefined {
  const shell = optionalFile(join(distDir, 'lead-page.html'));
  if (shell === undefined) return undefined;
  return ({ rows = [], ...page }) =>
    Mustache.render(shell, { ...page, list: rows.length > 0 && { rows } });
}
