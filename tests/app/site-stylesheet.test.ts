import styled from '@emotion/styled';
import { css } from '@emotion/react';
import { afterEach, expect, test } from 'vitest';
import { readStyles, styledAt, styledPlaces } from '#src/app/site-stylesheet.ts';

afterEach(() => styledPlaces.clear());

test('has the rules of every component, once for each class', () => {
  const warm = css({ color: 'red' });
  const Frame = styledAt('a.tsx#0', styled.div(warm, { '&:hover': { margin: 0 } }));
  styledAt('b.tsx#0', styled(Frame)({ width: 1 }));
  styledAt('b.tsx#1', styled.p(warm, { '&:hover': { margin: 0 } }));
  const { classes, rules } = readStyles();
  const frame = classes.get('a.tsx#0') ?? '';
  const wide = classes.get('b.tsx#0') ?? '';
  expect(classes.get('b.tsx#1')).toBe(frame);
  expect(rules).toBe(
    `.${frame}{color:red;}.${frame}:hover{margin:0;}` +
      `.${wide}{color:red;width:1px;}.${wide}:hover{margin:0;}`,
  );
});

test('numbers the classes of a document, and keeps what only looks like a class', () => {
  styledAt('a.tsx#0', styled.div({ name: 'warm', styles: 'color:red;' }));
  styledAt('b.tsx#0', styled.div({ name: 'cold', styles: 'color:blue;' }));
  const { classes, renamed } = readStyles();
  expect([...classes.values()]).toEqual(['s0', 's1']);
  expect(
    renamed(
      '<style data-emotion="css cold">.css-cold{color:blue;}</style><p class="css-cold">css-hot</p>',
    ),
  ).toBe('<style>.s1{color:blue;}</style><p class="s1">css-hot</p>');
});

test('leaves a document with styles made in the browser unchanged', () => {
  const document = '<style data-emotion="css cold">.css-cold{color:blue;}</style>';
  expect(readStyles().renamed(document)).toBe(document);
});

test('orders rules independently of the order of modules', () => {
  const written = (places: readonly (readonly [string, string])[]): string => {
    styledPlaces.clear();
    for (const [place, color] of places) styledAt(place, styled.div({ color }));
    return readStyles().rules;
  };
  const red = ['a.tsx#0', 'red'] as const;
  const blue = ['b.tsx#0', 'blue'] as const;
  expect(written([blue, red])).toBe(written([red, blue]));
});

test('fails the build if a component does not reveal its styles', () => {
  styledAt('a.tsx#0', {});
  expect(readStyles).toThrow('The component at a.tsx#0 has no readable styles.');
});
