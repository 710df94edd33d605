import { describe, expect, test } from 'vitest';
import { linkTokens } from '#src/server/links/link-token.ts';
import { lead as values } from '#tests/server/fixtures/lead.ts';
import {
  after,
  keyOf,
  offer,
  offerPath,
  own,
  personal,
  requestPath,
  server,
  tokens,
} from './link-server.ts';

const withdrawal = { action: 'withdraw', confirm: 'yes' };
const decline = { action: 'decline', reason: 'busy' };

describe('the page of a firm', () => {
  test('shows what is needed and nobody’s name, and a GET changes nothing', async () => {
    const { get, events } = await server();
    const before = events.length;
    const { status, text, response } = await get(offerPath);
    expect(status).toBe(200);
    expect(text).toContain('<h1>A request for your firm</h1>');
    for (const shown of [
      'Greenlion fits',
      'until Wednesday, 25 November 2026 at 10:00 am, New Zealand time.',
      'Who the tax is for Sole Trader',
      'Location Palmerston North',
      'Services GST Returns, Tax Planning',
      'Timing ASAP (within days)',
      'Reference K7Q2-M9XD',
      '<form id="offer">',
    ]) {
      expect(text).toContain(shown);
    }
    for (const hidden of [...personal, '<form id="request">']) expect(text).not.toContain(hidden);
    await get(offerPath);
    expect(events).toHaveLength(before);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('accepting shows the contact, and twice is one acceptance', async () => {
    const { get, post, events } = await server();
    const [{ status, text }] = await Promise.all([
      post(offerPath, { action: 'accept' }),
      post(offerPath, { action: 'accept' }),
    ]);
    expect(status).toBe(200);
    expect(text).toContain('<h1>You have accepted this request</h1>');
    for (const shown of personal) expect(text).toContain(shown);
    expect(text).not.toContain('<form');
    expect((await get(offerPath)).text).toContain('aroha@example.co.nz');
    expect(events.filter(({ type }) => type === 'OFFER.ACCEPT')).toHaveLength(1);
  });

  test('declining needs a reason, keeps it, and shows no contact, then or later', async () => {
    const { get, post, events } = await server();
    for (const form of [{ action: 'decline' }, { action: 'decline', reason: 'none' }]) {
      const missing = await post(offerPath, form);
      expect(missing.status).toBe(422);
      expect(missing.text).toContain('Choose a reason. Go back');
    }
    const { status, text } = await post(offerPath, decline);
    expect(status).toBe(200);
    expect(text).toContain('<h1>You have declined this request</h1>');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'OFFER.DECLINE', firm: 'greenlion', reason: 'busy' }),
    );
    const later = await post(offerPath, { action: 'accept' });
    expect(later.text).toContain('<h1>You have declined this request</h1>');
    for (const hidden of personal) {
      expect(later.text + (await get(offerPath)).text).not.toContain(hidden);
    }
  });

  test('says calmly that an acceptance comes too late', async () => {
    const { post, clock, events } = await server();
    const lasting = `/offer/${tokens.sign({ ...offer, expires: after(200) })}`;
    clock.now = after(100);
    const { status, text } = await post(lasting, { action: 'accept' });
    expect(status).toBe(200);
    expect(text).toContain('<h1>The time to accept this request has passed</h1>');
    for (const hidden of personal) expect(text).not.toContain(hidden);
    expect(events.some(({ type }) => type === 'OFFER.ACCEPT')).toBe(false);
  });

  test('a withdrawal reaches a firm that accepts after it, and one that accepted before', async () => {
    const { post, get } = await server({ firms: ['greenlion', 'northcote'] });
    const other = `/offer/${tokens.sign({ ...offer, firm: 'northcote' })}`;
    await post(other, { action: 'accept' });
    await post(requestPath, withdrawal);
    const late = await post(offerPath, { action: 'accept' });
    const before = await get(other);
    for (const { text } of [late, before]) {
      expect(text).toContain('<h1>This request has been withdrawn</h1>');
      for (const hidden of personal) expect(text).not.toContain(hidden);
    }
  });
});

describe('the page of a visitor', () => {
  test('says that nobody has the request yet', async () => {
    const { text } = await (await server({ firms: [] })).get(requestPath);
    expect(text).toContain('<h1>Your request K7Q2-M9XD</h1>');
    expect(text).toContain('Nobody has it yet:');
    expect(text).toContain('<form id="request">');
  });

  test('names who has the request and since when, and shows none of its details', async () => {
    const { get, post, clock } = await server({ firms: ['greenlion', 'harbour-ledger'] });
    clock.now = after(2);
    await post(offerPath, { action: 'accept' });
    const { text, response } = await get(requestPath);
    expect(text).toContain(
      'Greenlion Has your details since Tuesday, 24 November 2026 at 12:00 pm',
    );
    expect(text).toContain('Harbour Ledger Was asked on Tuesday, 24 November 2026 at 10:00 am');
    for (const hidden of personal) expect(text).not.toContain(hidden);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  test('adds a sentence once, however often it is sent', async () => {
    const { post, values: now, events } = await server();
    const form = { action: 'add', message: 'The letter is dated 3 November.' };
    const { text } = await post(requestPath, form);
    await post(requestPath, form);
    for (const message of ['I use Xero.', 'Xero.'])
      await post(requestPath, { action: 'add', message });
    expect(text).toContain('We have added it to your request.');
    expect(now()['message']).toBe('The letter is dated 3 November.\nI use Xero.\nXero.');
    expect(events.filter(({ type }) => type === 'LEAD.CORRECT')).toHaveLength(3);
  });

  test('recognises a repeated sentence despite browsers’ line breaks', async () => {
    const { post, values: now } = await server();
    for (const message of ['I use Xero.\r\nSince May.', 'I use Xero.', 'Since May.'])
      await post(requestPath, { action: 'add', message });
    expect(String(now()['message']).split(/\r?\n/)).toEqual(['I use Xero.', 'Since May.']);
  });

  test('changes the telephone number, and nothing else', async () => {
    const { post, values: now } = await server();
    const { text } = await post(requestPath, { action: 'phone', phone: ' 027 555 0199 ' });
    expect(text).toContain('We have changed your telephone number.');
    expect(now()).toEqual({ ...values, phone: '027 555 0199' });
  });

  test.each([
    [{ action: 'add', message: ' ' }, 'Type what they should know. Go back'],
    [{ action: 'add', message: 'x'.repeat(301) }, 'What you add must be 300 characters or fewer.'],
    [{ action: 'add' }, 'Type what they should know. Go back'],
    [{ action: 'phone', phone: '' }, 'Type the new number.'],
    [{ action: 'phone', phone: 'x'.repeat(41) }, 'must be 40 characters or fewer.'],
    [{ action: 'withdraw' }, 'Tick ‘I no longer want quotes’ to withdraw your request.'],
    [{ action: 'erase' }, 'Nothing was changed'],
    [{}, 'Nothing was changed'],
  ])('rejects %j, and changes nothing', async (form: Record<string, string>, sentence) => {
    const { post, values: now, events } = await server();
    const before = events.length;
    const { status, text } = await post(requestPath, form);
    expect([status, now(), events.length]).toEqual([422, values, before]);
    expect(text).toContain(sentence);
  });

  test('rejects a sentence that makes the message too long', async () => {
    const { post } = await server();
    const sentence = (letter: string) => ({ action: 'add', message: letter.repeat(300) });
    for (const letter of ['a', 'b', 'c']) await post(requestPath, sentence(letter));
    const { status, text } = await post(requestPath, sentence('d'));
    expect(status).toBe(422);
    expect(text).toContain('must be 1000 characters or fewer.');
  });

  test('withdraws the request, says who had it, and a second press is harmless', async () => {
    const { post, get, events } = await server();
    await post(offerPath, { action: 'accept' });
    const { text } = await post(requestPath, withdrawal);
    const again = await post(requestPath, withdrawal);
    for (const page of [text, again.text, (await get(requestPath)).text]) {
      expect(page).toContain('<h1>Your request is withdrawn</h1>');
      expect(page).toContain('Greenlion Has your details since');
      expect(page).not.toContain('<form');
    }
    expect(events.filter(({ type }) => type === 'LEAD.WITHDRAW')).toHaveLength(1);
  });
});

describe('a link that opens nothing', () => {
  const links: readonly (readonly [string, string])[] = [
    ['garbage', '/offer/wp-login.php'],
    ['changed', `${offerPath}x`],
    ['expired', `/offer/${tokens.sign({ ...offer, expires: after(1) })}`],
    ['of a rotated-out key', `/offer/${linkTokens([keyOf(2)]).sign(offer)}`],
    ['for a visitor', offerPath.replace('/offer/', '/request/')],
    ['for a firm', requestPath.replace('/request/', '/offer/')],
    ['of a firm without the offer', `/offer/${tokens.sign({ ...offer, firm: 'ferry' })}`],
    ['of a lead that does not exist', `/request/${tokens.sign({ ...own, lead: 2 })}`],
    ['of a number given out again', `/request/${tokens.sign({ ...own, reference: 'AAAA-BBBB' })}`],
    ['very long', `/request/${'x'.repeat(9000)}`],
  ];

  test('gets one page, whatever is wrong with it, on GET and on POST', async () => {
    const { get, post } = await server();
    const expected = await get('/offer/x');
    expect(expected.status).toBe(404);
    expect(expected.text).toContain('<h1>This link does not work</h1>');
    expect(expected.response.headers.get('Cache-Control')).toBe('no-store');
    expect(expected.response.headers.get('Referrer-Policy')).toBe('no-referrer');
    for (const [why, path] of links) {
      const { status, text } = await get(path);
      expect({ why, status, text }).toEqual({ why, status: 404, text: expected.text });
      for (const form of [{ action: 'accept' }, withdrawal]) {
        const posted = await post(path, form);
        expect({ why, ...posted }).toEqual({ why, status: 404, text: expected.text });
      }
    }
  });

  test('is limited by address, as forms are', async () => {
    const { get } = await server({ leadsPerMinute: 3 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await get('/offer/x')).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    const { response, text } = await get(offerPath);
    expect(response.headers.get('Retry-After')).toBe('20');
    expect(text).toContain('<h1>Please try again in a minute</h1>');
  });
});

test.each([
  ['of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['of nowhere', { Origin: 'null' }],
])('rejects a form from a page %s', async (_, headers: Record<string, string>) => {
  const { post, events } = await server();
  const before = events.length;
  const { status, text } = await post(offerPath, { action: 'accept' }, headers);
  expect([status, events.length]).toEqual([403, before]);
  expect(text).toContain('This form came from a page of another site.');
});

test('accepts a form of its own page, whose origin no-referrer hides', async () => {
  const { post } = await server();
  const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  const { text } = await post(offerPath, { action: 'accept' }, headers);
  expect(text).toContain('aroha@example.co.nz');
});

test.each([
  ['behind a proxy', 1, 200],
  ['without one', 0, 403],
])(
  '%s compares the site of a page with the host that the proxy names',
  async (_, proxies, status) => {
    const { post } = await server({ trustedProxies: proxies });
    const headers = {
      Origin: 'https://www.waymark.example',
      Host: 'localhost:4173',
      'X-Forwarded-Host': 'www.waymark.example',
    };
    expect((await post(offerPath, { action: 'accept' }, headers)).status).toBe(status);
  },
);

test('rejects a body that is too large', async () => {
  const { post, values: now } = await server();
  const { status } = await post(requestPath, { action: 'add', message: 'x'.repeat(9000) });
  expect([status, now()]).toEqual([413, values]);
});

test('escapes what a visitor typed', async () => {
  const { post } = await server();
  await post(requestPath, { action: 'add', message: '<script>alert(1)</script>{{heading}}' });
  const { text } = await post(offerPath, { action: 'accept' });
  expect(text).toContain('&lt;script&gt;alert(1)&lt;&#x2F;script&gt;{{heading}}');
});
