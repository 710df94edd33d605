import { expect, test } from 'vitest';
import { rewriteStyles } from '#src/build/styles/rewrite-styles.ts';

const file = 'src/views/a.tsx';
const inBrackets = {
  imports: '',
  component: (_source: string, place: string, element: string) => `[${place} ${element}]`,
  fragment: () => '[]',
};
const rewrite = (code: string) => rewriteStyles(code, file, inBrackets).toString().trim();

test('identifies a component by its element and its place', () => {
  const code = `import styled from '@emotion/styled';
import { css } from '@emotion/react';
const wide = css({ width: 1 });
const Frame = styled.div(wide, css({ margin: 0 }));
const Way = styled(Link)({ color: 'red' });
const looks = { plain: styled('p')\`color: red\` };`;
  expect(rewrite(code)).toBe(`const wide = [];
const Frame = [src/views/a.tsx#0 'div'];
const Way = [src/views/a.tsx#1 Link];
const looks = { plain: [src/views/a.tsx#2 'p'] };`);
});

test('rewrites a style after a function of each kind', () => {
  const functions = `function a() {}
const b = function () {};
const c = () => ({ d() {} });`;
  expect(rewrite(`${functions}\nconst Way = styled(Link)({});`)).toBe(
    `${functions}\nconst Way = [src/views/a.tsx#0 Link];`,
  );
});

test('keeps code that is not a style', () => {
  const code = `const a = styled(Link); b.div({}); tokens.css({});`;
  expect(rewrite(code)).toBe(code);
});

test.each([
  [
    'made inside a function',
    'const f = () => styled.div({ margin: 0 });',
    'makes a style inside a function. Make it at module level.',
  ],
  [
    'that follows properties',
    'const Frame = styled.div({ color: ({ tone }) => tone });',
    'styles by a function. Use a data attribute or a custom property.',
  ],
  [
    'of a keyword the build does not know',
    "import { css, keyframes } from '@emotion/react';",
    'imports keyframes. Of @emotion/react the build knows css and Global.',
  ],
  [
    'of another name',
    "import s from '@emotion/styled';",
    'imports s. Of @emotion/styled the build knows styled.',
  ],
])('fails the build on a style %s, with its place', (_, code, sentence) => {
  expect(() => rewrite(code)).toThrow(`src/views/a.tsx ${sentence}`);
});
