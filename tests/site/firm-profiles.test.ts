import { expect, test } from 'vitest';
import { pageAt } from './built-site.ts';
import { find, linksOf, mainOf, textOf, textsOf } from './reading.ts';

test('the partner’s page says that it pays, has its contact details, and no rating without a review', () => {
  const main = mainOf(pageAt('/accountants/greenlion'));
  expect(textOf(mainOf(pageAt('/greenlion')))).toBe(textOf(main));
  expect(textOf(main)).toMatch(/Featured Partner .*it pays Waymark to appear first/);
  expect(linksOf(main)).toEqual(
    expect.arrayContaining([
      ['Request a Quote', '/quote?firm=greenlion'],
      ['0800 000 000', 'tel:0800000000'],
    ]),
  );
  expect(find(main, '#quick-quote').querySelectorAll('form')).toHaveLength(1);
  expect(textsOf(find(main, '#at-a-glance'), 'dl > div')[0]).toMatch(/Rating ?No reviews yet/);
  expect(textOf(main)).not.toMatch(/out of 5/);
});

test.each(['/harbour-ledger', '/isthmus-payroll', '/crater-road-accountants', '/ferry-wharf-tax'])(
  '%s says once that it is a sample',
  (path) => {
    const text = textOf(mainOf(pageAt(path)));
    expect(text.match(/sample/gi)).toHaveLength(1);
    expect(text).toContain('This is a sample listing');
  },
);
