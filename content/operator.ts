/**
 * Who answers for the site. In brackets are placeholders until the client supplies the real ones;
 * `npm run prelaunch` lists those that are left.
 */
export const operator = {
  name: '[name of the operator]',
  town: '[town]',
  /** New Zealand Business Number, 13 digits. */
  nzbn: '[NZBN]',
  /** Who reads the tax pages against their sources. */
  reviewer: '[name of the reviewer]',
} as const;
