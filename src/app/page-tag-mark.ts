/** Marks the tags of a head that belong to the page and not to the site, so that the next page replaces them. */
export const pageTagMark = 'data-page';
