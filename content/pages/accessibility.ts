import { formatDate } from '#content/dates.ts';
import type { Page } from '#content/page.ts';
import { email, phone } from '#content/reach.ts';
import { site } from '#content/site.ts';

const updated = '2026-11-22';

export const page: Page = {
  path: '/accessibility',
  kind: 'legal',
  family: 'other',
  title: 'Accessibility',
  description: `How ${site.brand} is made for people who use a keyboard, a screen reader, large text or high contrast, what has been tested, and what is not known yet.`,
  name: 'Accessibility',
  sign: `Last updated ${formatDate(updated)}`,
  heading: 'Accessibility',
  lede: 'Everyone should be able to read this site, use its calculators and ask for quotes. This page says how far that has been tested, and what we do not know.',
  sections: [
    {
      kind: 'prose',
      id: 'standard',
      heading: 'What we hold the site to',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. That is also what the New Zealand Government Web Accessibility Standard asks of public agencies. We know of no part of the site that falls short of it. We have not had it certified by anyone.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'how-you-can-use-it',
      heading: 'How you can use it',
      blocks: [
        {
          kind: 'list',
          items: [
            '**With a keyboard alone.** The first press of Tab offers to skip to the content. In the quote request, arrow keys move through the answers and Space or Enter chooses one.',
            '**With a screen reader.** Headings, lists, tables and fields have names. Messages are announced when they appear. What a search finds and what a calculator gives are announced as one sentence, after you stop typing. After you follow a link, or a form finds something missing, focus is on the heading of what is new.',
            '**With large text.** The pages fit a window 320 pixels wide, so nothing runs off the side at 400% zoom, or with text at 200% of its size.',
            '**With your own colours, or with little movement.** The site follows your forced colours, and keeps still if your device asks for less motion.',
            '**Without JavaScript.** Every page can be read, and the [quote request](/quote) is one plain form. So can the short forms be sent. The calculators, the search of the [tax FAQ](/tax-faq) and finding your town need it.',
            '**At your own pace.** After you choose an answer, the quote request moves on automatically. It says so first, you can always go back, and a switch before the answers turns it off. A second tap in the same place just after it moves on is ignored.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'tested',
      heading: 'What has been tested',
      blocks: [
        {
          kind: 'paragraph',
          text: 'These checks run by machine before every release, in Chromium on Linux:',
        },
        {
          kind: 'list',
          items: [
            'every page at 360 and at 1280 pixels with the rules of axe, without exceptions, as it is and in forced colours with reduced motion;',
            'the same for everything that can open, be refused, fail or be answered: the quote request, the forms, the menus, the questions that fold, the search, both calculators, and the page that finds your city;',
            'every page in what a window of 1280 by 1024 pixels leaves at 400% zoom, and with text spaced out as far as WCAG asks: nothing runs off the side, and no text is cut off;',
            'every page with text at 200%, on a phone and on a wide screen: nothing runs off the side, and the header and the bar at the foot take a quarter of the height at most;',
            'the menu on low screens, such as a phone held sideways;',
            'every link, button and field: whichever has focus is not hidden by the header or by the bar at the foot;',
            'the quote request, the contact form, both calculators, the search, the menus and the page that finds your city with the keyboard alone, and for what they announce;',
            'the same once more by nothing but the names, roles and states that Chromium hands to a screen reader;',
            'the contrast of every pair of colours that text is set in;',
            'the pages, the menus and the quote request with JavaScript turned off.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'not-known',
      heading: 'What we do not know',
      blocks: [
        {
          kind: 'list',
          items: [
            'No person who relies on a screen reader, a switch or voice control has tested the site for us yet.',
            'It has not been tried by hand in NVDA, JAWS, VoiceOver or TalkBack.',
            'In Firefox the forms, calculators, search and menus were driven by machine, with the mouse and the keyboard, but not in forced colours or without JavaScript. In WebKit, the engine of Safari, they were driven with touch and the mouse. Safari itself has not been tested.',
            'Screen magnifiers have not been tried.',
            'Machine checks find only some of the faults there can be.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'tell-us',
      heading: 'If something stops you',
      blocks: [
        {
          kind: 'paragraph',
          text: `Tell us: ${email}, ${phone} or the [contact page](/contact). Say which page it was and what you use to read it, if you like. If you cannot use the quote request, ask for quotes by phone or email instead.`,
        },
        {
          kind: 'paragraph',
          text: 'If our answer does not help, you can complain to the Human Rights Commission (hrc.co.nz), free of charge.',
        },
      ],
    },
  ],
  updated,
};
