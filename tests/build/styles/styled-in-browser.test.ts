import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { styled } from '#src/build/styles/styled-in-browser.ts';

test('a styled component renders its element with its class, or the element in `as`', () => {
  const Frame = styled('div', 'css-frame');
  expect(renderToString(createElement(Frame, { id: 'a' }))).toBe(
    '<div class="css-frame" id="a"></div>',
  );
  expect(renderToString(createElement(Frame, { as: 'p' }))).toBe('<p class="css-frame"></p>');
});

test('a restyled component has only the new class, which contains both styles', () => {
  const Wide = styled(styled('div', 'css-frame'), 'css-wide');
  expect(renderToString(createElement(Wide))).toBe('<div class="css-wide"></div>');
});
