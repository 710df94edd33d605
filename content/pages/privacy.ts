import { formatDate } from '#content/dates.ts';
import { contactForm } from '#content/forms/contact.ts';
import { joinForm } from '#content/forms/join.ts';
import { collectedFields } from '#content/forms/field-list.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { addressOf, otherServices } from '#content/other-services.ts';
import type { Page } from '#content/page.ts';
import { changeRequest, recipients } from '#content/promises.ts';
import { email, phone } from '#content/reach.ts';
import { site } from '#content/site.ts';

const updated = '2026-11-29';

export const page: Page = {
  path: '/privacy',
  kind: 'legal',
  family: 'other',
  title: 'Privacy Policy',
  description: `What ${site.brand} collects when you ask for quotes or write to us, which accountants receive it, how long it is kept, and how to see, correct or delete it.`,
  name: 'Privacy',
  sign: `Latest change ${formatDate(updated)}. First version last updated 27 January 2025.`,
  heading: 'Privacy Policy',
  lede: `You can read the site without telling us anything. If you ask for quotes, your details go to ${recipients}.`,
  sections: [
    {
      kind: 'prose',
      id: 'who-we-are',
      heading: '1. Who we are',
      blocks: [
        {
          kind: 'paragraph',
          text: `${site.brand} is a New Zealand directory of ${site.product.sentence}. We follow the Privacy Act 2020 and its information privacy principles. This policy covers this website and the requests and messages that reach us through it. The accountants have privacy policies of their own. It has been in force since 27 January 2025. [What changed since](#changes-and-contact) is at the end.`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'what-we-collect',
      heading: '2. What we collect',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Quote request:** ${collectedFields(quoteForm.fields)}.`,
            `**Contact form:** ${collectedFields(contactForm.fields)}.`,
            `**Form of a firm that asks to join:** ${collectedFields(joinForm.fields)}.`,
            `**Short enquiry form** on other pages: ${collectedFields(quickQuoteForm.fields)}.`,
            '**Recording of a visit:** only if we ask you for one, and you then send us its file. It holds the pages and steps of that visit with their times, the options you chose and the version of the site. Everything you typed is replaced in your browser before the file is written.',
            '**Calls and emails:** what you tell us.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'With each of them we keep the time it arrived and, but for a recording, a random number that shows whether the same one was delivered twice. We do not keep your IP address with it. Your name, email address and what you ask are needed for a reply; everything marked optional really is. Please never send us IRD numbers, passwords or tax papers.',
        },
        {
          kind: 'paragraph',
          text: 'What you enter in a calculator stays in your browser, unless you open a link to your figures that you copied from it.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'why',
      heading: '3. What we use it for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'To find accountants who fit your request and pass it to them, to answer you, to put a complaint right, and to bill an accountant for a request we passed on. We do not use your details for advertising, sell them on as lists or send newsletters. If we ever want to use them for something else, we will ask you first.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'who-receives-it',
      heading: '4. Who receives it',
      blocks: [
        {
          kind: 'paragraph',
          text: `We pass a quote request to ${recipients}. They receive all of it at once, so that they can quote and reach you. Where none fits, only we have it, and we tell you. They pay us for requests of this kind. A message from the contact form stays with us, and so does what a firm writes that asks to join.`,
        },
        {
          kind: 'paragraph',
          text: `${changeRequest} Our address is ${email}.`,
        },
        {
          kind: 'paragraph',
          text: 'Companies that store data for us do so on our behalf and may not use it for themselves. Otherwise we disclose your details only if the law requires it.',
        },
        {
          kind: 'note',
          text: 'Under principle 3 of the Privacy Act we tell you, when you give us your details, who will receive them and why. Since 1 May 2026 principle 3A also requires whoever collects details about you from somebody else to see that you know of it. The accountants receive your details from us and not from you. This section, and the sentence above the button of the quote form, are how you are told. If you ask, we will name every accountant who received your request.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'your-browser',
      heading: '5. What your browser keeps',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Four things are kept in your own browser, so that you need not say them twice:',
        },
        {
          kind: 'list',
          items: [
            '**What you type in the quote form, the contact form and the short enquiry form** (session storage), for the tab you are using. It goes when the form is sent or the tab is closed. After you send a request, this tab remembers that you did.',
            '**A request that could not be delivered** (local storage), until it is delivered. After that its random number stays until you open another page, so that other tabs know of it. If our handler refuses it for good, every page says so, and it stays until you delete it there or clear it.',
            '**Whether the form moves on automatically** (local storage), if you changed that setting.',
            '**Which taxes are yours** (local storage), if you chose some for your next tax dates. It goes when you choose none.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Clearing this site’s data in your browser removes all four. On a shared computer, do so when you have finished.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'other-services',
      heading: '6. Other services, cookies and tracking',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We set no cookies, use no analytics and follow nobody around the web. Fonts and pictures come from this site.',
        },
        ...otherServices
          .flatMap((service) => service.privacy(new URL(addressOf(service)).host))
          .map((text) => ({ kind: 'paragraph' as const, text })),
      ],
    },
    {
      kind: 'prose',
      id: 'security',
      heading: '7. How we protect it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Requests are kept in a database that is not open to the public, and only people who handle requests may read it. Error logs hold no text that a visitor typed, and page addresses never hold your name or contact details. If a breach of privacy could seriously harm you, we will tell you and the Privacy Commissioner as the Act requires.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'how-long',
      heading: '8. How long we keep it, and deleting it',
      blocks: [
        {
          kind: 'paragraph',
          text: `Quote requests are kept for 24 months and then deleted. Messages are kept no longer than that. A form that a program seems to have filled in goes to nobody and is kept apart for 30 days, so that a real request among them can be found. A recording stays on your device unless you send it to us. Only the people who look after this site read it, and they delete it within 90 days. If you withdraw a request, we delete its details. You can ask us to delete anything sooner: write to ${email}. No reason is needed. Copies of our database that we keep elsewhere, in case it is lost, hold deleted details for up to 30 days more.`,
        },
        {
          kind: 'paragraph',
          text: 'An accountant who received your request keeps only what the law makes them keep. We will tell you who they were, so that you can ask them too.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'your-rights',
      heading: '9. Your rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may ask whether we hold information about you, see it (principle 6) and have it corrected (principle 7). We answer as soon as we can, within the 20 working days the Act allows, and we charge nothing. We may first ask you to show that the details are yours. If we do not make a correction, you may have your own statement kept with them.',
        },
        {
          kind: 'paragraph',
          text: 'If our answer does not satisfy you, you can complain to the Office of the Privacy Commissioner (privacy.org.nz). That is free, and you need not come to us first.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'changes-and-contact',
      heading: '10. Changes, and how to reach us',
      blocks: [
        { kind: 'subheading', text: 'What changed since 27 January 2025' },
        {
          kind: 'list',
          items: [
            '**21 and 23 November 2026:** clearer words, above all in sections 4 and 8.',
            '**26 November 2026:** section 2 names every field of each form, section 5 your own tax dates.',
            '**27 November 2026:** section 2 has two more answers that you may leave out: how many years you are behind, and a rough turnover. ',
            '**29 November 2026:** sections 4 and 8 say that accountants receive a request at once, and how you change or withdraw it. Section 2 names what a firm tells us when it asks to join.',
          ],
        },
        {
          kind: 'paragraph',
          text: `When this policy changes we date the change. A change never widens what we may do with details you have already given, unless you agree. Questions about privacy: ${email}, ${phone} or the [contact page](/contact).`,
        },
      ],
    },
  ],
  updated,
};
