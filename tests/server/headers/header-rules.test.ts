import { describe, expect, test } from 'vitest';
import { printHeaderRules } from '#src/build/pages/page-policies.ts';
import { headersFor, parseHeaderRules } from '#src/server/site/header-rules.ts';

const text = `/*
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=1

/quote
  X-One: a: b
`;

const rules = [
  { path: '/*', headers: { 'X-Frame-Options': 'DENY' } },
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=1' } },
  { path: '/quote', headers: { 'X-One': 'a: b' } },
];

describe('a _headers file', () => {
  test('is printed in the syntax of static hosts', () => {
    expect(printHeaderRules(rules)).toBe(text);
  });

  test('is parsed back, with comments and CRLF', () => {
    expect(parseHeaderRules(`# for all\n${text.replaceAll('\n', '\r\n')}`)).toEqual(rules);
  });

  test.each(['X-Frame-Options: DENY', '  no header', '/a\nb: c'])('rejects %j', (broken) => {
    expect(() => parseHeaderRules(broken)).toThrow(/of _headers is neither a path nor a header\.$/);
  });
});

test.each([
  ['/', { 'X-Frame-Options': 'DENY' }],
  ['/assets/app.js', { 'X-Frame-Options': 'DENY', 'Cache-Control': 'public, max-age=1' }],
  ['/quote', { 'X-Frame-Options': 'DENY', 'X-One': 'a: b' }],
])('%s gets the headers of every matching rule', (path, headers) => {
  expect(headersFor(rules, path)).toEqual(headers);
});
