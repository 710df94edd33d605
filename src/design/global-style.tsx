import { css, Global } from '@emotion/react';
import { customProperties } from './ground.ts';
import { fontFaces } from './fonts.ts';
import { tokens } from './tokens.ts';

const base = css(`
  ${fontFaces}

  :root { ${customProperties} }
  ${tokens.media.tablet} { :root { --measure-bar: 0rem; } }

  *, ::before, ::after { box-sizing: border-box; }

  html {
    scroll-padding-block: calc(var(--measure-header) + 1rem) calc(var(--measure-bar) + 1rem);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: var(--ground);
    color: var(--text);
    font-family: var(--font-sans);
    font-size: var(--size-body);
    line-height: ${tokens.lineHeight.body};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  /* Behind the open menu nothing scrolls, and a press only closes it: a sheet takes it. To turn off
     the pointer for what is below would compute the style of the whole page again. */
  @supports selector(:popover-open) {
    :root:has(#mobile-menu:popover-open) {
      overflow: hidden;
      & body::after { content: ''; position: fixed; inset: 0; z-index: 1; }
    }
  }

  /* The inline script says that scripts run. */
  html:not([data-scripts]) [data-needs-script] { display: none !important; }
  html[data-scripts] [data-without-script] { display: none !important; }

  /* Its view stands where the part of the page would. */
  [data-island] { display: contents; }

  ::view-transition { pointer-events: none; }
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: 100ms; }

  :where(h1, h2, h3, h4) {
    margin: 0 0 var(--space-16);
    font-weight: ${tokens.weight.bold};
    line-height: ${tokens.lineHeight.heading};
    letter-spacing: ${tokens.tracking.heading};
    text-wrap: balance;
  }
  /* A long word of large text breaks rather than widen what it stands in. */
  :where(h1, h2, h3, p, li, dt, dd, label, legend) { overflow-wrap: anywhere; }
  :where(h1) { font-size: var(--size-h1); letter-spacing: ${tokens.tracking.display}; }
  :where(a[href^='tel:']) { white-space: nowrap; }
  :where(h2) { font-size: var(--size-h2); letter-spacing: ${tokens.tracking.display}; }
  :where(h3) { font-size: var(--size-h4); }
  :where(h4) { font-size: var(--size-lede); }
  :where(p, ul, ol, dl) { margin: 0 0 var(--space-16); }
  :where(img, svg) { display: block; }
  :where(button, input, select, textarea) { font: inherit; letter-spacing: inherit; color: inherit; }
  :where(fieldset) { min-width: 0; margin: 0; padding: 0; border: 0; }
  :where(address) { font-style: normal; }
  :where(table) { font-feature-settings: 'tnum'; }

  :where(a) {
    color: var(--link);
    text-decoration-thickness: max(1px, 0.0625em);
    text-underline-offset: 0.2em;
  }
  :where(a:visited) { color: var(--link-visited); }
  :where(a:hover) { text-decoration-thickness: max(2px, 0.125em); }

  /* Two lines of unlike lightness, so that one of them stands out on any ground. */
  :focus-visible {
    outline: 4px solid var(--focus);
    box-shadow: inset 0 0 0 2px var(--ink);
  }
  /* Headings and main take focus from scripts only, and can't be operated: a ring would mislead. */
  :is(h1, h2, h3, main)[tabindex='-1']:focus { outline: none; box-shadow: none; }

  ::selection { background: var(--focus); color: var(--ink); }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  @media (forced-colors: active) {
    :focus-visible { outline-color: Highlight; }
  }

  @media print {
    :root { --ground: #fff; --paper: #fff; --mist: #fff; --sand: #fff; font-size: 11pt; }
    h1, h2, h3, h4, summary { break-after: avoid; }
    tr, li, figure { break-inside: avoid; }
    /* Paper opens no fold. */
    ::details-content { content-visibility: visible; block-size: auto; }
    summary::after { display: none !important; }
    /* What is filled in on a screen, unless it has led to a result. */
    section:has([method="post"]), form:not(:has([data-has-result="true"]), :has(~ * [data-has-result="true"])) { display: none; }
  }
`);

/**
 * The base style of every page: custom properties, type, links, focus, print. It stands once,
 * at the root. Element rules are in `:where()` so that any class wins.
 */
export const GlobalStyle = () => <Global styles={base} />;
