import type { Listings } from '#content/listings.ts';
import { addressOf, otherServices } from '#content/other-services.ts';
import { defaultSettings, type LeadForms } from '#content/site.ts';
import type { OtherHosts } from '#src/server/site/site-headers.ts';

/** The build's environment variables, parsed. */
export type SiteSettings = Readonly<ReturnType<typeof siteSettings>>;

function leadFormsSetting(text: string): LeadForms {
  if (text === 'log' || text === 'deliver') return text;
  throw new Error(
    `LEAD_FORMS is '${text}'. Set it to log or deliver, or leave it out for the setting of content/site.ts.`,
  );
}

function listingsSetting(text: string): Listings {
  if (text === 'samples' || text === 'own') return text;
  throw new Error(`LISTINGS is '${text}'. Set it to samples or own, or leave it out for samples.`);
}

const isLocal = ({ hostname }: URL): boolean => /^(?:localhost|127\.0\.0\.1)$/.test(hostname);

function formEndpointSetting(text: string): string {
  if (text === '/') return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url));
  if (url === undefined || !isSafe || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `FORM_ENDPOINT is '${text}'. Set it to the root of the form handler, such as https://forms.example/, or leave it out for a handler that serves the site too.`,
    );
  }
  return url.href;
}

/** Reads the settings of docs/settings.md. Throws a sentence if one is invalid. */
export const siteSettings = (env: NodeJS.ProcessEnv) => ({
  /** The site's address without a trailing slash. */
  origin: (env['SITE_URL'] ?? defaultSettings.origin).replace(/\/+$/, ''),
  /** The root that forms are posted to: the site's own, or another handler's. */
  formEndpoint: formEndpointSetting(env['FORM_ENDPOINT'] || '/'),
  leadForms: leadFormsSetting(env['LEAD_FORMS'] ?? defaultSettings.leadForms),
  listings: listingsSetting(env['LISTINGS'] ?? 'samples'),
});

/** The origins of the hosts, besides the site's own, that pages connect to and post forms to. */
export function otherHosts({ formEndpoint }: SiteSettings): OtherHosts {
  const post = formEndpoint === '/' ? [] : [new URL(formEndpoint).origin];
  const asked = otherServices.map((service) => new URL(addressOf(service)).origin);
  return { connect: [...asked, ...post], post };
}

/** The settings as Vite's `define` replaces them in the code of the pages. */
export const settingsInCode = (settings: SiteSettings): Readonly<Record<string, string>> => ({
  'import.meta.env.SITE_URL': JSON.stringify(settings.origin),
  'import.meta.env.FORM_ENDPOINT': JSON.stringify(settings.formEndpoint),
  'import.meta.env.LEAD_FORMS': JSON.stringify(settings.leadForms),
});
