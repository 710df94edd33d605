/** A static export, as the site is one. */
export default {
  output: 'export',
  turbopack: { root: import.meta.dirname },
};
