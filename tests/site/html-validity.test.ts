import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { htmlOf, pagePaths } from './built-site.ts';
import { answersWhileTyping, htmlRules, rulesWithoutSubmit } from './html-validate.ts';

test('every page is valid HTML', async () => {
  const strict = new HtmlValidate(htmlRules);
  const withoutSubmit = new HtmlValidate(rulesWithoutSubmit);
  const faultsOf = async (path: string) => {
    const validator = answersWhileTyping.includes(path) ? withoutSubmit : strict;
    const { results } = await validator.validateString(htmlOf(path));
    return results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${path}:${line}:${column} ${message} (${ruleId})`,
      ),
    );
  };
  const faults = await Promise.all(pagePaths.map(faultsOf));
  expect(faults.flat()).toEqual([]);
});
