import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { rewriteStyles, type StyleWriter } from './rewrite-styles.ts';

/** Emotion makes each styled component, registered under its place. */
const registering: StyleWriter = {
  imports: `import styled from '@emotion/styled';
import { css, Global } from '@emotion/react';
import { styledAt } from '#src/app/site-stylesheet.ts';
`,
  component: (source, place) => `styledAt('${place}', ${source})`,
  fragment: (source) => source,
};

/** The class of a styled component by its place. */
type Classes = Pick<ReadonlyMap<string, string>, 'get'>;

const classesAlone = (classes: Classes): StyleWriter => ({
  imports: `import { Global, styled } from '#src/build/styles/styled-in-browser.ts';\n`,
  component(_source, place, element) {
    const name = classes.get(place);
    if (name === undefined) throw new Error(`The server's code makes no style at ${place}.`);
    return `styled(${element}, '${name}')`;
  },
  fragment: () => 'null',
});

/**
 * A Vite plugin for styles. In the server's code Emotion makes each styled component, registered
 * under its place. The browser's code gets neither Emotion nor the text of a style: each styled
 * component is left with its class, which the server's code gives by place.
 */
export const staticStyles = (classes?: Classes): Plugin => ({
  name: 'static-styles',
  transform: {
    filter: { id: /\/src\/(design|routes|views)\/.+\.tsx?$/, code: /@emotion\/(styled|react)/ },
    handler(code, id) {
      const writer = classes === undefined ? registering : classesAlone(classes);
      const written = rewriteStyles(code, relative(process.cwd(), id), writer);
      return { code: written.toString(), map: written.generateMap() };
    },
  },
});
