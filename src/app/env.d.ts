interface ImportMetaEnv {
  /** The site's address without a trailing slash; set by the build from SITE_URL. */
  readonly SITE_URL: string;
}
