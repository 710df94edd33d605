interface ImportMetaEnv {
  /** The site's address without a trailing slash; set by the build from SITE_URL. */
  readonly SITE_URL: string;
  /** Where forms are posted: `/`, or the root of a handler elsewhere; set by the build from FORM_ENDPOINT. */
  readonly FORM_ENDPOINT: string;
  /** The site's version in recorded visits; set by the build from SITE_VERSION or the commit. */
  readonly SITE_VERSION: string;
  /** Whether the quick quote and contact forms are logged or delivered; set by the build from LEAD_FORMS. */
  readonly LEAD_FORMS: 'log' | 'deliver';
}
