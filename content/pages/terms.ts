import { formatDate } from '#content/dates.ts';
import { facts } from '#content/facts.ts';
import { listings } from '#content/listings.ts';
import type { Page } from '#content/page.ts';
import { changeRequest, recipients, whoGetsIt } from '#content/promises.ts';
import { email, phone } from '#content/reach.ts';
import { site } from '#content/site.ts';

const updated = '2026-11-29';

/** What is said of samples, where they are listed. */
const onSamples =
  listings === 'samples'
    ? 'Listings, reviews, ratings and figures marked as samples show how the site works; they describe no real firm or client. '
    : '';

export const page: Page = {
  path: '/terms',
  kind: 'legal',
  family: 'other',
  title: 'Terms of Service',
  description: `The terms on which you use ${site.brand}: a directory that is free for visitors, gives no tax advice and is paid by partner accountants for the requests it passes on.`,
  name: 'Terms',
  sign: `Last updated ${formatDate(updated)}`,
  heading: 'Terms of Service',
  lede: `${site.brand} introduces you to ${site.product.sentence}. It is free for you, it gives no tax advice, and accountants pay us for requests. These terms say what follows from that.`,
  sections: [
    {
      kind: 'prose',
      id: 'these-terms',
      heading: '1. These terms',
      blocks: [
        {
          kind: 'paragraph',
          text: `In these terms ‘we’ is ${site.brand} and ‘you’ is anyone who uses this website. By using it you agree to them. If you do not agree, please do not use the site. If you act for a business, you confirm that you may do so. The [Privacy Policy](/privacy) is part of them.`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'what-we-do',
      heading: '2. What we do',
      blocks: [
        {
          kind: 'paragraph',
          text: `We run a directory. You can read guides, use calculators, compare accountants and ask for quotes. When you ask, we pass your request to ${recipients}. Whatever work follows is done by them and not by us. We are not an accounting firm or a tax agent.`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'no-tax-advice',
      heading: '3. No tax advice',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Everything on this site is general information. It does not take account of your situation and does not replace advice from an accountant who knows it, or from [Inland Revenue](https://www.ird.govt.nz). Tax law changes. Pages show when they were last checked, and a figure that can go out of date carries a mark that leads to [where it comes from](/figures). Please check anything you mean to rely on before you act.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'calculators',
      heading: '4. Calculators, prices and examples',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The calculators give estimates from the numbers you enter and the rates they name. They leave out credits, KiwiSaver, student loans and the ACC work levy unless you ask for them, and much else. Prices on this site are typical ranges and not offers: the price that counts is in the quote you accept. Worked examples are made up.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'how-we-are-paid',
      heading: '5. How we are paid',
      blocks: [
        {
          kind: 'paragraph',
          text: `The site costs you nothing. Partner accountants pay us for the requests we pass to them, whether or not you choose them. A place marked ‘Featured Partner’ is paid for. Only firms that pay receive requests. ${whoGetsIt} Payment does not change what you pay us, which is nothing, and we do not let it change what the guides say.`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'quote-requests',
      heading: '6. Quote requests',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Asking for quotes does not oblige you to accept one. Please give true details, and only your own or those of someone who has asked you to. Do not send IRD numbers, passwords or tax papers with a request. By sending it you agree that the accountants we choose may contact you about it by email or phone.',
        },
        {
          kind: 'paragraph',
          text: `${facts.quotesWithin.wording} An accountant may still decline, or not reply in time. ${changeRequest} No quote is sure to be the cheapest or the best for you. If you have a deadline, contact Inland Revenue or an accountant directly as well.`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'your-accountant',
      heading: '7. Your agreement with an accountant',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you accept a quote, your agreement is with that accountant alone. We are not a party to it and do not supervise the work, set the fee or handle the money. Before you agree, ask for the scope, the price and the timing in writing, and check the qualifications that matter to you.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'listings',
      heading:
        listings === 'samples' ? '8. Listings, reviews and samples' : '8. Listings and reviews',
      blocks: [
        {
          kind: 'paragraph',
          text: `What a listing says about an accountant comes from the accountant. ${onSamples}If a listing is wrong, tell us and we will correct it or take it down.`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'using-the-site',
      heading: '9. Using the site fairly',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may use the site for your own lawful purposes. You may not:',
        },
        {
          kind: 'list',
          items: [
            'send false, abusive or automated requests, or use somebody else’s details',
            'disturb the site, break its security or reach data that is not yours',
            'collect listings or contact details from it for marketing',
            'pretend to be an accountant, a client or us',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you find a weakness in the site, please tell us before you tell others. We will thank you for it.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'accounts',
      heading: '10. Accounts and login credentials',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The site has no accounts today and nobody needs to sign in. If we offer accounts one day, keep your login credentials to yourself, choose a password that you use nowhere else, and tell us at once if someone else may have used them. Until you tell us, you are responsible for what is done with them. We will never ask for a password by phone or email, and never for your myIR login.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'content',
      heading: '11. Words, pictures and links',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The words, drawings and code of this site belong to us or to those who let us use them. You may print pages, quote short passages with a link, and share addresses. Please ask before copying more. Links to other sites are there to help; we do not control them.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'liability',
      heading: '12. What we are responsible for',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We take care over the site, but it may be out of date, contain mistakes or be unavailable. As far as the law allows, we are not liable for tax, penalties, interest or other loss that comes from relying on general information here, or from the work or conduct of an accountant you found here.',
        },
        {
          kind: 'paragraph',
          text: 'Nothing in these terms takes away rights you have under the Consumer Guarantees Act 1993, the Fair Trading Act 1986 or the Privacy Act 2020. If you use the site for a business, the Consumer Guarantees Act does not apply, as far as the law lets us agree on that.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'law-and-changes',
      heading: '13. Changes, law and contact',
      blocks: [
        {
          kind: 'paragraph',
          text: `We may change these terms; the line at the top says when they last changed. The terms that applied when you sent a request go on applying to it. New Zealand law governs them and New Zealand courts decide disputes, but write to us first: ${email} or ${phone}. If a part of these terms does not apply, the rest does. The [contact page](/contact) has every way to reach us, complaints included.`,
        },
      ],
    },
  ],
  updated,
};
