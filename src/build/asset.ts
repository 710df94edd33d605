/** A file of the built site: its path below the site's root, without a leading slash, and its content. */
export interface Asset {
  fileName: string;
  source: string | Uint8Array;
}
