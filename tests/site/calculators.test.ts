import { describe, expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

/** Each field’s label. */
const labelsIn = (root: Element): string => textsOf(root, 'label, legend').join(' | ');

describe('/tax-calculator', () => {
  const main = mainOf(pageAt('/tax-calculator'));

  test('asks for the type of income, the income and the deductions', () => {
    const labels = labelsIn(main);
    for (const label of ['Income type', 'Annual gross income', 'Annual deductions (optional)']) {
      expect(labels).toContain(label);
    }
    expect(textsOf(main, 'button')).toContain('Calculate Tax');
  });

  test('offers individual, business and investment income', () => {
    const options = [...textsOf(main, 'option'), ...textsOf(main, 'label')];
    expect(options).toEqual(expect.arrayContaining(['Individual', 'Business', 'Investment']));
  });

  test('shows a prompt before the first result', () => {
    expect(textsOf(main, 'h2, h3')).toContain('Enter Your Details');
  });

  test('ends with professional advice and a lead form', () => {
    expect(textOf(find(main, '#professional-advice h2'))).toBe('When to ask a professional');
    expect(find(main, '#enquiry').querySelectorAll('form')).toHaveLength(1);
  });
});

describe('/gst-calculator', () => {
  const main = mainOf(pageAt('/gst-calculator'));

  test('asks for the mode, the amount and the rate', () => {
    const labels = labelsIn(main);
    expect(labels).toContain('What do you want to do?');
    expect(labels).toContain('Amount');
    expect(labels).toContain('GST rate');
    const options = [...textsOf(main, 'option'), ...textsOf(main, 'label')];
    expect(options).toEqual(
      expect.arrayContaining([
        'Add GST',
        'Remove GST',
        '15% (standard)',
        '0% (zero-rated or exports)',
        'No GST (exempt, such as residential rent)',
      ]),
    );
  });

  test('accepts amounts from one cent', () => {
    const amount = find(main, 'input[name="amount"]');
    const hint = [amount.getAttribute('inputmode'), amount.getAttribute('type')];
    expect(hint).toEqual(expect.arrayContaining([expect.stringMatching(/^(decimal|number)$/)]));
  });

  test('has a quick guide and three worked examples', () => {
    expect(textsOf(find(main, '#quick-guide'), 'h3')).toEqual(['Adding GST', 'Removing GST']);
    const text = textOf(main);
    expect(text).toContain('Three common examples');
    for (const amount of ['$480.00', '$72.00', '$552.00', '$89.90', '$11.73', '$78.17']) {
      expect(text).toContain(amount);
    }
    expect(text).toContain('$2,400.00');
  });

  test('says who has to register, and has a button', () => {
    const notice = find(main, '#registration');
    expect(textOf(notice)).toMatch(/\$60,000 in any 12 months.*21 days/);
    expect(linksOf(notice)).toContainEqual(['Get help registering', '/quote']);
  });

  test('explains GST in four cards, and offers help with two buttons', () => {
    expect(textsOf(find(main, '#how-gst-works'), 'li h3')).toHaveLength(4);
    expect(linksOf(find(main, '#help'))).toEqual([
      ['Get Free Quotes', '/quote'],
      ['See GST return prices', '/gst-and-bas-returns'],
    ]);
  });
});
