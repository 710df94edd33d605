import { describe, expect, test } from 'vitest';
import { letterNames } from '#content/letter-names.ts';
import { letters } from '#content/letters.ts';
import { plainText } from '#content/text.ts';

describe.each(letters.map((letter) => [letter.name, letter] as const))('%s', (_name, letter) => {
  test('has other names to be found by', () => {
    expect(letterNames).toHaveProperty(letter.id);
  });

  test('says what it means in two sentences', () => {
    expect(plainText(letter.meaning).match(/[.?!](?= |$)/g)).toHaveLength(2);
  });

  test('fits its deadline and first action on two lines of a phone', () => {
    const brief = `${letter.by}: ${letter.first}`;
    expect(brief.length).toBeLessThan(84);
    expect(letter.by).toMatch(/^[A-Z].*[a-z]$/);
    expect(letter.first).toMatch(/^[a-z].*\w$/);
  });

  test('names the Act, Inland Revenue or ACC as its source', () => {
    expect(plainText(letter.source)).toMatch(/ Act \d{4}, (section|Part)|(Inland Revenue|ACC), /);
  });

  test('has a date, something to do and a case for help', () => {
    for (const text of [letter.date, letter.toDo, letter.help])
      expect(text).toMatch(/\.(\[\^\w+\])?$/);
  });
});
