import { describe, expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { files, htmlOf, pageAt, readFile } from '#tests/site/built-site.ts';
import { mainOf, textOf } from '#tests/site/reading.ts';

/** Texts of sample firms that a page or script might contain. */
const invented: readonly RegExp[] = [
  /Harbour Ledger|Isthmus Payroll|Crater Road Accountants|Ferry Wharf Tax/,
  /Station Street Accountants|Long Field Tax Agents|Three Gates Accounting/,
  /out of 5|\/5 stars|4\.6\/5/,
  /\d reviews\b|\} reviews/,
  /\d ?km away|Client Satisfaction|Average Response Time/i,
  /respond in \d|replies within \d/,
  /sample listing|Sample figure/i,
];

const readable = [...files].filter((file) => /\.(html|js|json|xml|txt)$/.test(file));

test('no file has an invented firm or its figures', () => {
  const faults = readable.flatMap((file) => {
    const text = readFile(file).toString();
    return invented
      .flatMap((words) => words.exec(text)?.slice(0, 1) ?? [])
      .map((found) => `${file}: ${found}`);
  });
  expect(readable.length).toBeGreaterThan(90);
  expect(faults).toEqual([]);
});

describe('a page is complete without samples', () => {
  test.each(cities.map(({ slug, name }) => [`/${slug}`, name] as const))('%s', (path, town) => {
    const text = textOf(mainOf(pageAt(path)));
    expect(text).toContain(
      `We ask up to three accountants who work with clients in ${town}. They send you a price, and you choose one or none.`,
    );
    expect(text).not.toMatch(
      /choose between|side by side|compare (\d+ |\w+ )?(firms|accountants)|compare (prices|what)|comparing (a few |is |costs )/i,
    );
  });

  test('/terms does not mention samples', () => {
    expect(htmlOf('/terms')).not.toMatch(/samples?\b(?!=)/i);
  });
});
