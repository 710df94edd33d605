import { css, Global } from '@emotion/react';
import { labColours } from './colours.ts';

const style = css(`
  ${labColours}

  /* A tool is read closer than a page, and shows more at once. */
  :root {
    --size-fine: 0.8125rem;
    --size-small: 0.875rem;
    --size-body: 0.9375rem;
    --size-lede: 1rem;
    --size-h4: 1rem;
    --size-h3: 1.125rem;
    --size-h2: 1.25rem;
    --size-h1: 1.5rem;
    --measure-gutter: clamp(0.75rem, 0.5rem + 1vw, 1.25rem);
    --lab-control: 2rem;
    --lab-row: 2rem;
    --lab-bar-height: 2.75rem;
  }
  @media (pointer: coarse) { :root { --lab-control: 2.75rem; --lab-row: 2.75rem; } }
  @media (max-width: 1079.98px) { :root { --lab-bar-height: 5.25rem; } }

  html { scroll-padding-block: var(--lab-bar-height) 0; }
  ::selection { background: var(--sky); color: var(--white); }
`);

/** The style of the lab over that of every page: its colours in either light, and its smaller sizes. */
export const LabStyle = () => <Global styles={style} />;
