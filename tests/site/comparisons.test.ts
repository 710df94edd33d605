import { describe, expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, rowsOf, textOf, textsOf } from './reading.ts';

describe('/tax-agent-vs-accountant', () => {
  const main = mainOf(pageAt('/tax-agent-vs-accountant'));
  const section = (id: string): Element => find(main, `#${id}`);

  test('begins with a quick answer', () => {
    const [first] = textsOf(main, 'section h2');
    expect(first).toBe('The quick answer');
  });

  test('compares eight features and names a winner for each', () => {
    const winners = rowsOf(section('comparison')).map((row) => row[3]);
    expect(winners).toEqual([
      'Tax agent',
      'Tax agent',
      'Tax agent',
      'Tax agent',
      'Accountant',
      'Accountant',
      'Accountant',
      'Even',
    ]);
  });

  test.each(['choose-a-tax-agent', 'choose-an-accountant'])(
    '%s: four situations, each with its complexity',
    (id) => {
      const titles = textsOf(section(id), 'ul > li h3');
      expect(titles).toHaveLength(4);
      expect(titles.filter((title) => !/(Simple|Moderate|Complex)$/.test(title))).toEqual([]);
    },
  );

  test('asks four questions, with both answers of each on the page', () => {
    const steps = [...section('four-questions').querySelectorAll('ol > li')];
    expect(steps).toHaveLength(4);
    for (const step of steps) expect(textOf(step)).toMatch(/Question \d .*\? Yes: .* No: /);
  });

  test('has red flags, costs and benefits, and questions to ask both', () => {
    expect(section('red-flags').querySelectorAll('ul')).toHaveLength(2);
    expect(textsOf(section('cost-and-benefit'), 'dd')).toEqual([
      '$150–$400',
      '$400–$800',
      '$200–$350 per hour',
    ]);
    expect(section('questions-to-ask').querySelectorAll('li').length).toBeGreaterThanOrEqual(5);
    expect(linksOf(section('get-quotes'))[0]?.[1]).toBe('/quote');
  });
});

describe('/company-vs-sole-trader', () => {
  const main = mainOf(pageAt('/company-vs-sole-trader'));
  const section = (id: string): Element => find(main, `#${id}`);

  test('draws both taxes, and says where the lines cross', () => {
    const drawing = find(section('income-levels'), 'svg[role="img"]');
    expect(drawing.getAttribute('aria-label')).toContain('lower up to $190,205');
    expect(textOf(section('income-levels'))).toContain('The lines cross at $190,205 of profit.');
    const opening = find(main, 'img[src*="company"]');
    expect(opening.getAttribute('alt')).toContain('They cross at about $190,000.');
  });

  test('compares eight features', () => {
    const winners = rowsOf(section('comparison')).map((row) => row[3] ?? '');
    expect(winners).toHaveLength(8);
    expect(new Set(winners)).toEqual(new Set(['Sole trader', 'Company', 'Depends']));
  });

  test('gives three rules of thumb, a worked example and its saving', () => {
    expect(textOf(section('rules-of-thumb'))).toMatch(/\$75,000.*\$100,000.*\$190,000/);
    const example = textOf(section('worked-example'));
    expect(example).toMatch(
      /\$150,000 of profit saves \$4,087 of income tax a year with a company, by taking a salary of \$53,500/,
    );
    expect(rowsOf(section('worked-example'))).toEqual([
      ['Sole trader', '$39,378'],
      ['Company, everything retained', '$42,000'],
      ['Company, salary of $53,500, the rest retained', '$35,291'],
    ]);
  });

  test('lists the advantages of each, a decision matrix, mistakes and when to switch', () => {
    expect(textsOf(section('advantages'), 'h3')).toEqual(['Sole trader', 'Company']);
    expect(rowsOf(section('decision-matrix'))).toHaveLength(6);
    expect(textsOf(section('mistakes'), 'ul > li h3')).toHaveLength(4);
    expect(section('when-to-switch').querySelectorAll('li')).toHaveLength(4);
    expect(linksOf(section('get-quotes'))[0]?.[1]).toBe('/quote');
  });
});
