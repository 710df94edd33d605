import { css, Global } from '@emotion/react';
import { palette } from './tokens.ts';
import '@fontsource-variable/overpass/wght.css';

/** Every colour as a custom property that follows the colour scheme of its element. */
const colours = Object.entries(palette).map(([name, pair]) => {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${property}: light-dark(${pair.join(', ')});`;
});

const style = css(`
  :root {
    color-scheme: light dark;
    ${colours.join('\n')}
    /* The header is green in both themes. */
    --lab-bar: light-dark(#0E3B2C, #0A241B);
    --lab-bar-edge: light-dark(#0E3B2C, #2C3832);
    --lab-bar-text: #F5F8F3;

    /* Denser than the site. */
    --size-fine: 0.8125rem;
    --size-small: 0.875rem;
    --size-body: 0.9375rem;
    --size-lede: 1rem;
    --measure-gutter: clamp(0.75rem, 0.5rem + 1vw, 1.25rem);
    --lab-control: 2rem;
    --lab-row: 2rem;
    --lab-bar-height: 2.75rem;
  }
  @media (pointer: coarse) { :root { --lab-control: 2.75rem; --lab-row: 2.75rem; } }
  @media (max-width: 1079.98px) { :root { --lab-bar-height: 5.25rem; } }

  *, ::before, ::after { box-sizing: border-box; }

  html { scroll-padding-block: var(--lab-bar-height) 0; text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }

  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font-family: 'Overpass Variable', Arial, sans-serif;
    font-size: var(--size-body);
    line-height: 1.5;
    overflow-wrap: break-word;
  }

  :where(h1, h2) { margin: 0 0 1rem; font-weight: 800; line-height: 1.15; text-wrap: balance; }
  :where(h1) { font-size: 1.5rem; overflow-wrap: anywhere; }
  :where(h2) { margin-block-end: 0.5rem; font-size: var(--size-lede); }
  :where(p, ul, ol, dl) { margin: 0 0 1rem; }
  :where(svg, img) { display: block; max-width: 100%; }
  :where(img) { border: 1px solid var(--rule); font-size: var(--size-small); }
  :where(button, input, select, textarea) { font: inherit; letter-spacing: inherit; color: inherit; }
  :where(input:not([type='file']), select, textarea) {
    min-width: 0;
    min-height: var(--lab-control);
    padding: 0.25rem 0.5rem;
    background: var(--white);
    border: 1px solid var(--control);
    border-radius: 4px;
    font-size: var(--size-small);
  }
  :where(table) { font-feature-settings: 'tnum'; }

  :where(a) { color: var(--sky); text-decoration-thickness: max(1px, 0.0625em); text-underline-offset: 0.2em; }
  :where(a:visited) { color: var(--visited); }
  :where(a:hover) { text-decoration-thickness: max(2px, 0.125em); }

  /* A light and a dark line: one of them contrasts with any background. */
  :focus-visible { outline: 4px solid var(--focus); box-shadow: inset 0 0 0 2px var(--ink); }
  /* Only scripts focus headings and main. They are not interactive: a ring would mislead. */
  :is(h1, h2, h3, main)[tabindex='-1']:focus { outline: none; box-shadow: none; }

  ::selection { background: var(--sky); color: var(--white); }

  @media (forced-colors: active) { :focus-visible { outline-color: Highlight; } }
`);

/** Global styles, with lower specificity than any class. */
export const LabStyle = () => <Global styles={style} />;
