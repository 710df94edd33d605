import type { Page } from '#content/page.ts';

/** The diagram a page opens with, as an image: its address and what it shows. */
export const diagramOf = ({ diagram }: Pick<Page, 'diagram'>) =>
  diagram && { src: `/drawings/diagram-${diagram.name}.svg`, alt: diagram.alt };
