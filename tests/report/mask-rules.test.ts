import { expect, test } from 'vitest';
import { maskRules } from '#src/report/mask-rules.ts';

test.each([
  ['message', '', '[[null,null,"Enter your message",null],false]'],
  ['phone', '021 555 0123', '[[null,null,null],true]'],
  ['phone', 'ring me', '[[null,null,null],false]'],
])('the verdict on the %s "%s" has what each form with that field shows', (name, text, verdict) => {
  expect(maskRules.verdict(name, text)).toBe(verdict);
});
