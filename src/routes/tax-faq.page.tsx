import { useMemo, type ComponentProps } from 'react';
import { composeFaqSearch } from '#src/app/compose/faq-search.ts';
import { TaxFaqPage } from '#src/views/faq/tax-faq-page.tsx';

export function Page(words: Omit<ComponentProps<typeof TaxFaqPage>, 'machine'>) {
  const { questions } = words;
  const machine = useMemo(() => composeFaqSearch(questions), [questions]);
  return <TaxFaqPage machine={machine} {...words} />;
}
