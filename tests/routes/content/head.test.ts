import { expect, test } from 'vitest';
import { headOf } from '#src/routes/content/head.ts';

test('a page at any address has no canonical one, and says that it is not indexed', () => {
  const head = { title: 'Page not found', description: 'There is none.', noindex: true };
  const { meta, links, scripts } = headOf(head, '/404');
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect([links, scripts]).toEqual([[], []]);
});

test('a fact cannot end the element that it stands in', () => {
  const { scripts } = headOf({ title: '</script>', description: 'Tax' }, '/tax');
  expect(scripts[0]?.children).toContain(String.raw`"name":"\u003c/script>"`);
});
