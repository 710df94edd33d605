import { TaxFaqPage } from '#src/views/faq/tax-faq-page.tsx';

export const Page = TaxFaqPage;
