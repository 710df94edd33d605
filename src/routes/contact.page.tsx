import { ContactPage } from '#src/views/contact/contact-page.tsx';

export const Page = ContactPage;
