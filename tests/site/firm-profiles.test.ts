import { describe, expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

describe('the featured partner', () => {
  test('has the same page at both addresses', () => {
    const [one, other] = ['/greenlion', '/accountants/greenlion'].map((path) =>
      textOf(mainOf(pageAt(path))),
    );
    expect(one).toBe(other);
  });

  const main = mainOf(pageAt('/accountants/greenlion'));

  test('says at the top that it is a Featured Partner, and what that means', () => {
    expect(textOf(find(main, 'h1'))).toBe('Greenlion');
    expect(textOf(main)).toMatch(/Featured Partner .*it pays Waymark to appear first/);
    expect(textOf(find(main, '#featured-partner h2'))).toBe('What ‘Featured Partner’ means');
  });

  test('has services, contact details and an enquiry by email', () => {
    const lists = [...find(main, '#contact').querySelectorAll('ul')];
    expect(lists[0]?.querySelectorAll('li').length).toBeGreaterThanOrEqual(4);
    expect(linksOf(find(main, '#contact'))).toEqual(
      expect.arrayContaining([
        ['0800 000 000', 'tel:0800000000'],
        [
          'Send Greenlion an enquiry',
          'mailto:greenlion@waymark.example?subject=Enquiry%20from%20Waymark',
        ],
      ]),
    );
  });

  test('has a button that requests a quote, and a lead form', () => {
    expect(linksOf(main)).toContainEqual(['Request a Quote', '/quote?firm=greenlion']);
    expect(find(main, '#quick-quote').querySelectorAll('form')).toHaveLength(1);
  });

  test('has no rating without a review', () => {
    expect(textsOf(find(main, '#at-a-glance'), 'dl > div')[0]).toMatch(/Rating ?No reviews yet/);
    expect(textOf(main)).not.toMatch(/out of 5/);
  });
});

test.each(['/harbour-ledger', '/isthmus-payroll', '/crater-road-accountants', '/ferry-wharf-tax'])(
  '%s says once that it is a sample',
  (path) => {
    const text = textOf(mainOf(pageAt(path)));
    expect(text.match(/sample/gi)).toHaveLength(1);
    expect(text).toContain('This is a sample listing');
  },
);
