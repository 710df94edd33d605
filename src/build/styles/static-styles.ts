import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { rewriteStyles, type StyleWriter } from './rewrite-styles.ts';

const plugin = (name: string, writer: StyleWriter): Plugin => ({
  name,
  transform: {
    filter: { id: /\/src\/(design|routes|views)\/.+\.tsx?$/, code: /@emotion\/(styled|react)/ },
    handler(code, id) {
      const written = rewriteStyles(code, relative(process.cwd(), id), writer);
      return { code: written.toString(), map: written.generateMap() };
    },
  },
});

/** A Vite plugin for the server's code: Emotion makes each styled component, registered under its place. */
export const registeredStyles = (): Plugin =>
  plugin('registered-styles', {
    imports: `import styled from '@emotion/styled';
import { css, Global } from '@emotion/react';
import { styledAt } from '#src/app/styled-places.ts';
`,
    component: (source, place) => `styledAt('${place}', ${source})`,
    fragment: (source) => source,
  });

/**
 * A Vite plugin for the browser's code, which gets neither Emotion nor the text of a style: each
 * styled component is left with its class, which the server's code gives by place.
 */
export const classesAlone = (classes: ReadonlyMap<string, string>): Plugin =>
  plugin('classes-alone', {
    imports: `import { Global, styled } from '#src/build/styles/styled-in-browser.ts';\n`,
    component(_source, place, element) {
      const name = classes.get(place);
      if (name === undefined) throw new Error(`The server's code makes no style at ${place}.`);
      return `styled(${element}, '${name}')`;
    },
    fragment: () => 'null',
  });
