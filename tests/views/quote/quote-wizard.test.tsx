// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { steps, stepNamed } from '#machines/quote-wizard/steps.ts';
import { QuoteWizard } from '#src/views/quote/quote-wizard.tsx';
import { specifiedSteps } from '#tests/specified-steps.ts';
import { InSite } from '#tests/views/in-site.tsx';
import { answered, button, heading, renderWizard } from './render-wizard.tsx';

test.each(specifiedSteps)(
  '$id: shows the question, the progress and the title',
  async (specified) => {
    const step = stepNamed(specified.id);
    const number = steps.findIndex(({ id }) => id === step) + 1;
    const progress = `Step ${number} of ${steps.length}`;
    await renderWizard({ step, answers: answered });
    expect(heading().textContent).toBe(`${progress} ${specified.heading}`);
    const bar = screen.getByRole('progressbar', { name: 'Your request' });
    expect(bar.getAttribute('aria-valuenow')).toBe(
      String(Math.round((100 * number) / steps.length)),
    );
    expect(bar.getAttribute('aria-valuetext')).toBe(progress);
    expect(document.title).toBe(`${progress}: ${specified.short} – Get Free Quotes | Waymark`);
    const claims = screen.getByRole('list', { name: 'What you can rely on' });
    expect([...claims.children].map(({ textContent }) => textContent)).toEqual([
      '100% Free',
      'No Obligation',
      'Verified Professionals',
    ]);
    expect(claims.nextElementSibling?.textContent).toBe(
      'To be listed, a firm gives us its tax agent listing with Inland Revenue. We tell Inland Revenue nothing.',
    );
  },
);

test('prerenders the first step', () => {
  const html = renderToString(
    <InSite>
      <QuoteWizard firms={[]} />
    </InSite>,
  );
  expect(html).toContain('Who is the tax for?');
  expect(html).toContain('data-state="restoring"');
});

test('keeps focus on the first step of a visit, and moves it to the next', async () => {
  const { user } = await renderWizard({ answers: answered });
  expect(document.activeElement).toBe(document.body);
  await user.click(button('Continue'));
  expect(heading().textContent).toContain('Where are you based?');
  expect(document.activeElement).toBe(heading());
  await user.click(button('Back'));
  expect(heading().textContent).toContain('Who is the tax for?');
  expect(document.activeElement).toBe(heading());
});

test('fades in a step that follows another, but not the one that a visit begins with', async () => {
  const { user } = await renderWizard({ step: 'location', answers: answered });
  const isFadingIn = () => heading().closest('[data-appears]') !== null;
  expect(isFadingIn()).toBe(false);
  await user.click(button('Back'));
  expect(isFadingIn()).toBe(true);
  await user.click(button('Continue'));
  expect(isFadingIn()).toBe(true);
});

test('shows no progress and no claims on the thank-you, which is not indexed', async () => {
  await renderWizard({ step: 'thank-you', sentKey: 'k' });
  expect(heading().textContent).toBe('Thank you');
  expect(document.title).toBe('Thank you – Get Free Quotes | Waymark');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('100% Free')).toBeNull();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

const textsOf = (role: string): readonly (string | null)[] =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

describe('the thank-you', () => {
  const sent = { ...answered, message: 'A letter of 3 May.\nWe use Xero.' };

  test('repeats the sent answers in words', async () => {
    await renderWizard({ step: 'thank-you', sentKey: 'k', answers: sent });
    expect(textsOf('heading')).toContain('What you sent');
    expect(textsOf('term')).toEqual([
      'Business type',
      'Location',
      'Services',
      'Timing',
      'Your name',
      'Contact details',
    ]);
    expect(textsOf('definition')).toEqual([
      'Company',
      'Palmerston North',
      'GST Returns, Payroll Services',
      'Within 3 months',
      'Mere Ngata',
      'mere@example.co.nz\nA letter of 3 May.\nWe use Xero.',
    ]);
  });

  test('repeats nothing without answers', async () => {
    await renderWizard({ step: 'thank-you', sentKey: 'k' });
    expect(screen.queryByRole('heading', { name: 'What you sent' })).toBeNull();
  });

  test('says that up to three accountants reply, and when', async () => {
    await renderWizard({ step: 'thank-you', sentKey: 'k', answers: sent });
    expect(textsOf('listitem')).toEqual([
      'We pass your request from Palmerston North to up to three accountants who fit your answers, and to nobody else.',
      'They reply within 24 hours on working days, by email or, if you gave a number, by phone.',
      'You read their quotes and decide. There is no obligation to choose any of them.',
    ]);
  });

  test('says how to withdraw the request', async () => {
    await renderWizard({ step: 'thank-you', sentKey: 'k', answers: sent });
    expect(
      screen.getByText(
        /To change or withdraw your request, write to us from the email address that you gave/,
      ),
    ).toBeVisible();
  });

  test('names no town for a place that is not in the list', async () => {
    const answers = { ...sent, location: 'other' };
    await renderWizard({ step: 'thank-you', sentKey: 'k', answers });
    expect(textsOf('listitem')[0]).toBe(
      'We pass your request to up to three accountants who fit your answers, and to nobody else.',
    );
  });

  test('names the requested firm', async () => {
    await renderWizard({ step: 'thank-you', sentKey: 'k', answers: sent, firm: 'greenlion' });
    expect(textsOf('listitem').slice(0, 2)).toEqual([
      'We pass your request to Greenlion, and to nobody else.',
      'Greenlion replies within 24 hours on working days, by email or, if you gave a number, by phone.',
    ]);
  });
});

const status = () => screen.getByRole('status').textContent;

test('shows the status of a pending lead', async () => {
  const { endLead } = await renderWizard({ step: 'thank-you', sentKey: 'k' });
  expect(status()).toBe(
    'Your request is still being delivered. It is kept safely in this browser and we keep trying; you can leave this page open or come back to the site later.',
  );
  await endLead('LEAD.REJECTED');
  expect(status()).toBe(
    'Your request could not be delivered. Please call 0800 000 000 or write to hello@waymark.example and we will take your details ourselves.',
  );
});

test('asks the visitor to stay if the browser cannot store the lead', async () => {
  const { endLead } = await renderWizard({ step: 'thank-you', sentKey: 'k' });
  await endLead('LEAD.NOT_PERSISTED');
  expect(status()).toBe(
    'Your request is still being delivered. This browser cannot keep it, so please leave this page open until it has arrived, or call 0800 000 000.',
  );
  await endLead('LEAD.DELIVERED');
  expect(status()).toBe('Your request has arrived.');
});

test('says when the lead has arrived', async () => {
  const { endLead } = await renderWizard({ step: 'thank-you', sentKey: 'k' });
  await endLead('LEAD.DELIVERED');
  expect(status()).toBe('Your request has arrived.');
});

test('names on every step the firm of the request', async () => {
  for (const { id } of steps) {
    await renderWizard({ step: id, answers: answered, firm: 'greenlion' });
    expect(screen.getByText('Your request goes to Greenlion.')).toBeTruthy();
    cleanup();
  }
});

test('says on the last step that only the firm receives the details', async () => {
  await renderWizard({ step: 'contact', answers: answered, firm: 'greenlion' });
  const receives = 'Waymark passes these details to Greenlion, and to nobody else.';
  expect(screen.getByText(receives, { exact: false })).toBeTruthy();
});

test('does not name an unlisted firm', async () => {
  await renderWizard({ step: 'contact', answers: answered, firm: 'acme' });
  expect(screen.queryByText(/Your request goes to/)).toBeNull();
  expect(screen.getByText(/up to three accountants/)).toBeTruthy();
});
