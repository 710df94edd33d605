import { expect, test } from 'vitest';
import { printXml } from '#statelab/check/xml.ts';

test.each([
  ['a & b', 'a &amp; b'],
  ['a < b', 'a &lt; b'],
  ['“a” "b"', '“a” &quot;b&quot;'],
  ['&lt;', '&amp;lt;'],
  ['a\nb', 'a&#10;b'],
  ['a\u0000\u001bb', 'ab'],
])('escapes %j once, as %s', (text, written) => {
  const failure = { name: 'failure', attributes: { message: text }, children: [] };
  expect(printXml({ name: 'suite', attributes: {}, children: [failure] })).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<suite>\n<failure message="${written}"></failure></suite>\n`,
  );
});
