/**
 * The way in which the site's own pages write a lead, named in the header `Lead-Version`: every
 * field that the page knew, each once, empty ones too. A field that is not there was not asked
 * for when the page was built, or is one that is left out while it is empty: either way its lead
 * is taken without it.
 */
export const leadVersion = '1';
