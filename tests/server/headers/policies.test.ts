import { describe, expect, test } from 'vitest';
import { pagePolicy, inlineHashes } from '#src/build/pages/page-policies.ts';
import { sitePolicy } from '#src/server/site/site-headers.ts';

// Hashes from: printf '%s' TEXT | openssl dgst -sha256 -binary | base64
const ofA = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
const ofQuote = "'sha256-ijMf3ecDLzOnHhsuJX2AFm40jgD8sXkU9IvbV6HGMAc='";
const ofNothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the hashes of a page', () => {
  test.each(['', ' type="speculationrules"'])(
    'include an inline script, <script%s>',
    (attributes) => {
      expect(inlineHashes(`<script${attributes}>a</script>`).scripts).toEqual([ofA]);
    },
  );

  test.each(['data-page type="application/ld+json"', 'type="module" src="/a.js"', 'src="/a.js"'])(
    'exclude other scripts, <script %s>',
    (attributes) => {
      expect(inlineHashes(`<script ${attributes}></script>`).scripts).toEqual([]);
    },
  );

  test('include each style sheet once, also in noscript', () => {
    const html = '<style data-x>a</style><noscript><style>a</style></noscript>';
    expect(inlineHashes(html).styles).toEqual([ofA]);
  });
});

test('the policy of the site lets a page connect to its own host and the services it names', () => {
  const hosts = {
    connect: ['https://geo.example', 'https://forms.example'],
    post: ['https://forms.example'],
  };
  expect(sitePolicy([ofA], hosts)).toBe(
    `default-src 'none'; script-src 'self' ${ofA}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://geo.example https://forms.example; manifest-src 'self'; form-action 'self' https://forms.example; base-uri 'none'; frame-ancestors 'none'`,
  );
});

test('the policy of a page allows only its own inline scripts and style sheets, and no style attribute', () => {
  expect(pagePolicy({ scripts: [ofA], styles: [ofQuote] })).toBe(
    `script-src 'self' ${ofA}; style-src 'self' ${ofNothing} ${ofQuote}; style-src-attr 'none'`,
  );
});
