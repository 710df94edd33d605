/**
 * What a document of the lab may do: it runs the scripts it was built with, frames its own origin, and
 * asks nobody else for anything. A chart holds its style sheet, because it is saved as a picture.
 */
export const labPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
