import { expect, test } from 'vitest';
import { nameStyles } from '#src/build/static-styles.ts';

const source = `import { css } from '@emotion/css';
const frame = css({ margin: 0 });
const kinds = { plain: css({ color: 'red' }) };`;

const namesIn = (code: string): readonly string[] =>
  [...code.matchAll(/"(?:css-)?([0-9a-f]{6})"/g)].map(([, name]) => name ?? '');

test('the browser gets the names of styles, and neither their text nor Emotion', () => {
  const built = nameStyles(source, 'src/views/a.tsx', 'browser');
  expect(built.trim()).toMatch(
    /^const frame = "css-[0-9a-f]{6}";\nconst kinds = { plain: "css-[0-9a-f]{6}" };$/,
  );
});

test('the server makes them under the same names, each its own', () => {
  const server = nameStyles(source, 'src/views/a.tsx', 'server');
  expect(server).toContain(', { margin: 0 })');
  expect(server).toContain("import { css } from '@emotion/css'");
  expect(namesIn(server)).toEqual(namesIn(nameStyles(source, 'src/views/a.tsx', 'browser')));
  expect(new Set(namesIn(server)).size).toBe(2);
});

test('two modules never share a name', () => {
  expect(namesIn(nameStyles(source, 'src/views/a.tsx', 'server'))).not.toEqual(
    namesIn(nameStyles(source, 'src/views/b.tsx', 'server')),
  );
});

test('a style made inside a function stops the build and says where', () => {
  const wrong = `import { css } from '@emotion/css'; const f = () => css({ margin: 0 });`;
  expect(() => nameStyles(wrong, 'src/views/a.tsx', 'browser')).toThrow(
    'src/views/a.tsx makes a style inside a function. Make it at module level.',
  );
});
