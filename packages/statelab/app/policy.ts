/**
 * The Content Security Policy of the lab: own scripts and frames, no requests to other origins.
 * Charts contain inline styles, so that they can be saved as pictures.
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
