import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'promises.ts')
  .toSorted();

/** The lines of content that match, without comments and the promises themselves. */
const linesWith = (pattern: RegExp): readonly string[] =>
  files.flatMap((file) =>
    readFileSync(`content/${file}`, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line) && !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

// A page that says a promise in words of its own has its words. Those of another matter are listed.
test.each<[string, RegExp, ...RegExp[]]>([
  [
    'when accountants reply',
    /24 hours|one working day|(?:write|call|answer|reply|replies) within/i,
    /^facts\/service.ts: figure: '24 hours',$/,
    /: replies: `replies within \$\{responseTime\}`,$/,
  ],
  [
    'who receives a request',
    /nobody else|no one else/i,
    /^ui\/contact-form.ts: recipients: /,
    /^ui\/lead-mail.ts: .* in quarantine, and nobody else has them/,
  ],
  [
    'how to change or withdraw a request',
    /withdraw(?:ing)?\b(?! withholding)/i,
    /^pages\/contact.ts: \['Change or withdraw a quote request', `\$\{changeRequest\}/,
    /^pages\/privacy.ts: .*(?:If you withdraw a request, we delete its details|29 November 2026)/,
  ],
  [
    'what to do first when behind',
    /instalments for the rest|(?:file|pay) (?:what|every|all) .*\b(?:first|then)\b/i,
  ],
  ['how many towns there are', /\b(?:16|sixteen) |inWords(?:First)?\(cities/i, /January 2026/],
  [
    'what verified means',
    /(?:gives? us|for) its tax agent listing|we ask (?:each|every) (?:partner|firm)/i,
  ],
])('content says once %s', (_, pattern, ...others) => {
  const lines = linesWith(pattern).filter((line) => !others.some((other) => other.test(line)));
  expect(lines).toEqual([]);
});
